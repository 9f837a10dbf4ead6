// The routes that the server opens to this session (`usuario/rotas`), asked after login and kept beside it: a permission that
// was given or taken shows in the menu without a new build. Until the answer is here, the built table decides alone.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { chamar } from './api.ts'
import { useQuem } from './marca-atual.ts'

const CHAVE = 'martelo.rotas'

function guardadas(usuUid: string | undefined): string[] | undefined {
  try {
    const lido = JSON.parse(localStorage.getItem(CHAVE) ?? 'null') as {
      usuUid: string
      paths: string[]
    } | null
    return lido !== null && lido.usuUid === usuUid ? lido.paths : undefined
  } catch {
    return undefined
  }
}

export function useRotasDaSessao(): (path: string) => boolean {
  const usuUid = useQuem()?.usuUid
  const { data } = useQuery({
    queryKey: ['rotas-da-sessao', usuUid],
    enabled: usuUid !== undefined,
    staleTime: 5 * 60_000,
    placeholderData: () => guardadas(usuUid),
    queryFn: async () => {
      const paths = (await chamar('GET /v1/usuario/rotas')).map((r) => r.path)
      localStorage.setItem(CHAVE, JSON.stringify({ usuUid, paths }))
      return paths
    },
  })
  return useMemo(() => {
    const abertas = data === undefined ? null : new Set(data)
    return (path: string) => abertas === null || abertas.has(path)
  }, [data])
}
