interface Numbers<Room> {
  readonly length: number;
  subarray(begin: number, end: number): Room;
}

/**
 * Room for numbers that are needed within one step of a search only, left from one search to the next: V8 counts arrays of numbers as
 * memory outside of its heap, and goes through all of the heap whenever some 64 MB of them have come and gone.
 * @returns a function that gives so many of them, with whatever they hold; they are another step's as soon as it is called again
 */
export function roomFor<Room extends Numbers<Room>>(make: (length: number) => Room): (length: number) => Room {
  let room = make(0);
  return (length) => {
    if (room.length < length) room = make(Math.ceil(length * 1.5));
    return room.subarray(0, length);
  };
}
