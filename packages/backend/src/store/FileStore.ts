/**
 * Keeps the contents of files, which arrive part by part. What is stored is never read as a whole: parts are kept as they
 * are, and a file is put together of them without copying.
 */
export interface FileStore {
  /** Bytes that are there of a file; 0 for one that nothing is known of. */
  size(id: string): Promise<number>
  /**
   * Adds a part at the end. Nothing is done unless `offset` is where the file ends by then, compared and written in one
   * step, also across tabs. Answers where the file ends now.
   */
  append(id: string, offset: number, part: Blob): Promise<number>
  /** The contents of a file; `undefined` for one that nothing is known of. */
  read(id: string): Promise<Blob | undefined>
  remove(id: string): Promise<void>
  /** Forgets every file. */
  clear(): Promise<void>
  /** Lets go of the storage. The next call opens it again. */
  close(): void
}
