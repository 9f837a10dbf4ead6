import { useEffect, useState } from 'react'

/** Long enough to be read by a person who looks up late; after that it is stale. */
const RECADO_MS = 120_000

/** A broadcast of a room, until it is stale. */
export function useRecado(): [string | null, (texto: string) => void] {
  const [recado, setRecado] = useState<string | null>(null)
  useEffect(() => {
    if (recado === null) return
    const timer = setTimeout(() => setRecado(null), RECADO_MS)
    return () => clearTimeout(timer)
  }, [recado])
  return [recado, setRecado]
}
