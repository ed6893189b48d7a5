"""End-to-end tests, the demonstration of `make run`, and measurements.

    python3 Tests/EndToEnd test --program P --suite debian-12 [--only WORD…] [--long] [--jobs N]
    python3 Tests/EndToEnd pictures --program P          writes the golden images anew
    python3 Tests/EndToEnd demonstrate --program P --size WxH
    python3 Tests/EndToEnd bench --program P
    python3 Tests/EndToEnd order --program P --out FILE
"""
import argparse
import os
import sys

import suites

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def size(text):
    width, height = text.split("x")
    return int(width), int(height)


def arguments():
    parser = argparse.ArgumentParser(prog="Tests/EndToEnd", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    test = commands.add_parser("test")
    test.add_argument("--suite", choices=suites.SUITES, default="debian-12")
    test.add_argument("--jobs", type=int, default=2 * min(2, os.cpu_count() or 1))
    group = commands.add_parser("group")
    group.add_argument("group", nargs=3)
    for command in (test, group):
        command.add_argument("--only", action="append", default=[], help="a word of the cell's name; may be repeated")
        command.add_argument("--long", action="store_true")
    commands.add_parser("pictures")
    demonstrate = commands.add_parser("demonstrate")
    demonstrate.add_argument("--size", type=size, default=(720, 1440))
    bench = commands.add_parser("bench")
    bench.add_argument("--quick", action="store_true", help="fewer runs, for trying it out")
    bench.add_argument("--keyboards", default="pressboard,wvkbd,squeekboard")
    order = commands.add_parser("order")
    order.add_argument("--out", required=True)
    for command in commands.choices.values():
        command.add_argument("--program", type=os.path.abspath, required=command is not bench)
    return parser.parse_args()


def main():
    given = arguments()
    os.chdir(ROOT)
    if given.command == "demonstrate":
        import demonstration
        return demonstration.run(given.program, given.size)
    if given.command == "bench":
        import bench
        return bench.run(given.program, given.keyboards.split(","), given.quick)
    if given.command == "order":
        import link_order
        return link_order.run(given.program, given.out)
    import runner
    if given.command == "group":
        return runner.run_group(suites.Group(*given.group), given.program, given.only, given.long)
    if given.command == "pictures":
        os.environ["PRESSBOARD_WRITE_PICTURES"] = "1"
        return runner.run_suite(suites.SUITES["debian-12"], given.program, ["pictures"], False, 1)
    return runner.run_suite(suites.SUITES[given.suite], given.program, given.only, given.long, given.jobs)


if __name__ == "__main__":
    sys.exit(main())
