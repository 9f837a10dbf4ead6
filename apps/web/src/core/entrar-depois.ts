// Rooms for pages whose first script must stay small: the socket's own script comes after the page stands. What the
// room says until then is not lost: it is entered at the version of the page's snapshot.
import { insistir } from './insistir.ts'
import type { Lugar, Ouvinte, SituacaoDaLigacao } from './tempo-real.ts'

const tempoReal = (aoFalhar: () => void = () => undefined) =>
  insistir(() => import('./tempo-real.ts'), aoFalhar)

/** As `entrarNaSala`. */
export function entrarDepois(nome: string, ouvinte: Ouvinte, versao?: number): Lugar {
  let lugar: Lugar | null = null
  let saiu = false
  let desde = versao
  void tempoReal().then((m) => {
    if (!saiu) lugar = m.entrarNaSala(nome, ouvinte, desde)
  })
  const sair = (): void => {
    saiu = true
    lugar?.()
  }
  const carregou = (nova: number): void => {
    desde = nova
    lugar?.carregou(nova)
  }
  return Object.assign(sair, { sala: nome, carregou })
}

/** As `acompanharLigacao`. */
export function acompanharDepois(fn: (s: SituacaoDaLigacao) => void): () => void {
  let parar: (() => void) | null = null
  let saiu = false
  // Without its script the page is not live: the person must know that what he sees is stale.
  const caiu = (): void => {
    if (!saiu) fn('caiu')
  }
  void tempoReal(caiu).then((m) => {
    if (!saiu) parar = m.acompanharLigacao(fn)
  })
  return () => {
    saiu = true
    parar?.()
  }
}
