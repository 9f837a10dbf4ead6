// GRADE_LOTES: cards in a grid, with the way to the rest. SORTEIO_BLACK_CAR: the lots of a promotion and its rules.
import { Link } from '../../../../core/ligacao.tsx'
import { CartaoDoLote } from '../../../../parts/lotes/cartao-do-lote.tsx'
import { IR } from '../../../../parts/cabeca/caminhos.ts'
import { Rico } from './rico.tsx'
import { SecaoDeLotes } from './secao-de-lotes.tsx'
import { Botao, type PropsDeSecao, TituloDaSecao } from './titulo-da-secao.tsx'

export function GradeDeLotes({ s }: PropsDeSecao) {
  const { lotes = [], verTodos = IR.lotes, total = 0 } = s.dados
  if (lotes.length === 0) return null
  return (
    <section>
      <TituloDaSecao s={s} />
      <ul className="grade-de-lotes">
        {lotes.map((l) => (
          <li key={l.uid}>
            <CartaoDoLote lote={l} />
          </li>
        ))}
      </ul>
      {total > lotes.length && (
        <p className="secao__mais">
          <Link to={verTodos} className="ui-button" data-variant="secondary" data-size="m">
            Ver mais
          </Link>
        </p>
      )}
    </section>
  )
}

export function Sorteio({ s }: PropsDeSecao) {
  const [regras] = s.itens
  if (!s.dados.lotes?.length) return null
  return (
    <div>
      <SecaoDeLotes s={s} />
      {regras && (
        <details className="secao__regras">
          <summary>{regras.titulo ?? 'Regulamento da promoção'}</summary>
          <Rico html={regras.texto} />
          <Botao texto={regras.textoBotao} link={regras.link} />
        </details>
      )}
    </div>
  )
}
