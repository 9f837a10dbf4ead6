// Which row of the table of screens is open, and whether this person may be here.
import { TELAS } from '@martelo/contracts/core/routes.ts'
import { papeisDe, PERMISSOES, permite, ehPapelDeCliente } from '@martelo/contracts/core/permissions.ts'
import { type AvisoDaEntrada, MENSAGENS } from '@martelo/contracts/core/errors.ts'
import type { Tela } from '@martelo/contracts/core/tela.ts'
import { useLocation, useMatches } from 'react-router'
import { useQuem } from '../../core/marca-atual.ts'

const POR_ARQUIVO = new Map(Object.values(TELAS).map((t) => [t.screen, t]))

export function useTelaAtual(): Tela | null {
  const id = useMatches().at(-1)?.id ?? ''
  return POR_ARQUIVO.get(id.split('@')[0] ?? '') ?? null
}

export type Entrada =
  | { readonly pode: true }
  | { readonly pode: false; readonly ir: string }
  | { readonly pode: false; readonly ir: null; readonly motivo: string }

/** The guard of the specification: to the login (and back), or the refusal with the roles that would be let in. */
export function useEntrada(): Entrada {
  const tela = useTelaAtual()
  const quem = useQuem()
  const { pathname, search } = useLocation()
  if (tela === null || permite(tela.permission, quem)) return { pode: true }
  if (quem !== null) return { pode: false, ir: null, motivo: MENSAGENS.semPapel(papeisDe(tela.permission)) }
  const regra: 'todos' | 'logados' | readonly string[] = PERMISSOES[tela.permission]
  const soCliente = typeof regra !== 'string' && regra.every(ehPapelDeCliente)
  const aviso: AvisoDaEntrada = soCliente ? 'sem-sessao-cliente' : 'sem-sessao'
  const busca = new URLSearchParams({ redirect: pathname + search, aviso })
  return { pode: false, ir: `${soCliente || tela.area === 'cliente' ? '/login' : '/login-sistema'}?${busca}` }
}
