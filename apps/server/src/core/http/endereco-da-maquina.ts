// Where other machines of a private network reach this one.
import { networkInterfaces } from 'node:os'

export function enderecoDaMaquina(): string {
  const todos = Object.values(networkInterfaces()).flatMap((i) => i ?? [])
  return todos.find((i) => i.family === 'IPv4' && !i.internal)?.address ?? '127.0.0.1'
}
