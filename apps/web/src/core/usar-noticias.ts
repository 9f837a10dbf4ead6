// Queries that keep themselves up to date: refetched whenever their room says that something of theirs has changed,
// and after a broken connection.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { recarregarConsultas } from './recarregar-consultas.ts'
import { entrarNaSala } from './tempo-real.ts'

/** `chave`: the first part of the queries' keys; a null room says nothing. */
export function useNoticias(sala: string | null, chave: string, eventos: ReadonlySet<string>): void {
  const consultas = useQueryClient()
  useEffect(() => {
    if (sala === null) return
    const recarregar = (): void => void recarregarConsultas(consultas, chave)
    return entrarNaSala(sala, {
      quadro: (q) => {
        if (eventos.has(q.evento)) recarregar()
      },
      recarregar,
    })
  }, [sala, chave, eventos, consultas])
}
