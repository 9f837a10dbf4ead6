/* A stylesheet is imported for its effect; the bundler turns it into a file. */
declare module '*.css'
