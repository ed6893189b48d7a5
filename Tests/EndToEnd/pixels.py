"""Screenshots: reading, writing, comparing. RGB, eight bits each."""
import struct
import zlib
from dataclasses import dataclass

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


@dataclass
class Difference:
    share: float    # of pixels that differ visibly, 0…1
    mean: float     # over all samples, 0…255


@dataclass
class Picture:
    width: int
    height: int
    data: bytes

    VISIBLE = 40    # a sample further off than this is seen

    @classmethod
    def from_ppm(cls, data):
        magic, width, height, depth, _ = data.split(maxsplit=4)
        if magic != b"P6" or depth != b"255":
            raise ValueError("not a plain PPM")
        width, height = int(width), int(height)
        return cls(width, height, data[-3 * width * height:])

    @classmethod
    def load(cls, path):
        """Reads a PNG that `save` wrote: RGB, rows unfiltered."""
        with open(path, "rb") as file:
            content = file.read()
        if not content.startswith(_SIGNATURE):
            raise ValueError(f"{path} is not a PNG")
        position, packed, header = len(_SIGNATURE), b"", None
        while position < len(content):
            length, kind = struct.unpack_from(">I4s", content, position)
            body = content[position + 8:position + 8 + length]
            if kind == b"IHDR":
                header = struct.unpack(">IIBBBBB", body)
            elif kind == b"IDAT":
                packed += body
            position += 12 + length
        width, height, depth, colour, *_ = header
        rows, stride = zlib.decompress(packed), 3 * width + 1
        if (depth, colour) != (8, 2) or any(rows[stride * y] for y in range(height)):
            raise ValueError(f"{path} was written by another program: make it anew")
        return cls(width, height, b"".join(rows[stride * y + 1:stride * (y + 1)] for y in range(height)))

    def save(self, path):
        stride = 3 * self.width
        rows = b"".join(b"\0" + self.data[stride * y:stride * (y + 1)] for y in range(self.height))
        chunks = [(b"IHDR", struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)),
                  (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
        with open(path, "wb") as file:
            file.write(_SIGNATURE)
            for kind, body in chunks:
                file.write(struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)))

    def difference(self, other):
        if (self.width, self.height) != (other.width, other.height):
            raise ValueError(f"{self.width}×{self.height} against {other.width}×{other.height}")
        if self.data == other.data:
            return Difference(0, 0)
        total, visible = 0, 0
        stride = 3 * self.width
        for start in range(0, len(self.data), stride):
            ours, theirs = self.data[start:start + stride], other.data[start:start + stride]
            if ours == theirs:
                continue
            row = [abs(a - b) for a, b in zip(ours, theirs)]
            total += sum(row)
            visible += sum(1 for x in range(0, stride, 3) if max(row[x:x + 3]) > self.VISIBLE)
        return Difference(visible / (self.width * self.height), total / len(self.data))

    def colours(self, area):
        """How many pixels of each colour stand in `area` (x, y, width, height)."""
        left, top, width, height = area
        found = {}
        for y in range(top, top + height):
            start = 3 * (y * self.width + left)
            for x in range(start, start + 3 * width, 3):
                colour = self.data[x:x + 3]
                found[colour] = found.get(colour, 0) + 1
        return found
