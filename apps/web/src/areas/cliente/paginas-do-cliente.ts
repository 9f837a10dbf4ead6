// The places of the client area, for who reads and in the words of the house's kind.
import type { Tela } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { useMarca, useQuem } from '../../core/marca-atual.ts'

export interface PaginaDoCliente {
  readonly tela: Tela
  readonly titulo: string
}

export function usePaginasDoCliente(): readonly PaginaDoCliente[] {
  const quem = useQuem()
  const { recursosDesligados, tipo } = useMarca()
  // A shop holds no auctions of courts.
  const ligada = (t: Tela): boolean =>
    (t.recurso === undefined || !recursosDesligados.includes(t.recurso)) &&
    !(tipo === 'loja' && t.path === TELAS_CLIENTE.judicial.path)
  // A shop takes offers.
  const { genero, varios } = palavras(tipo).lance
  return (Object.values(TELAS_CLIENTE) as Tela[])
    .filter((t) => t.menu !== undefined && !t.path.includes(':') && permite(t.permission, quem) && ligada(t))
    .map((tela) => ({
      tela,
      titulo:
        tela.path === TELAS_CLIENTE.meusLances.path
          ? `${genero === 'f' ? 'Minhas' : 'Meus'} ${varios}`
          : tela.title,
    }))
}
