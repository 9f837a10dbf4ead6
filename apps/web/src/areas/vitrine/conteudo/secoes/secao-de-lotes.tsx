// A strip of lots that the server chose. The clocks and values on the cards are live, so it is part of the page's own
// script.
import { inicial, usePalavras } from '../../../../core/palavras-do-site.ts'
import { CartaoDoLote, TAMANHOS_NO_TRILHO } from '../../../../parts/lotes/cartao-do-lote.tsx'
import { Trilho } from '../../trilho.tsx'
import type { PropsDeSecao } from './titulo-da-secao.tsx'

export function SecaoDeLotes({ s, primeira }: PropsDeSecao & { primeira?: boolean }) {
  const p = usePalavras()
  const { lotes = [], verTodos } = s.dados
  if (lotes.length === 0) return null
  return (
    <Trilho titulo={s.config.titulo || inicial(p.lote.varios)} para={verTodos}>
      {lotes.map((l, i) => (
        <CartaoDoLote
          key={l.uid}
          lote={l}
          prioridade={primeira === true && i < 2}
          tamanhos={TAMANHOS_NO_TRILHO}
        />
      ))}
    </Trilho>
  )
}
