// What the house shows beside its forms of sign-in and sign-up: the first picture large, the others as a list.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { Link } from '../../core/ligacao.tsx'
import './quadros-da-casa.css'

type Quadro = RespostaDe<
  Calls['GET /v1/hotsite/:id/conteudo-pagina-login']
>[number]['tituloSubtituloImagem'][number]

export function QuadrosDaCasa({ quadros }: { quadros: readonly Quadro[] }) {
  return (
    <aside className="quadros-da-casa" aria-label="Conheça a casa">
      {quadros.map((q, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity but their place
        <UmQuadro key={i} q={q} />
      ))}
    </aside>
  )
}

function UmQuadro({ q }: { q: Quadro }) {
  const conteudo = (
    <>
      {q.imagem && <img src={q.imagem} alt="" loading="lazy" decoding="async" />}
      <span className="quadros-da-casa__texto">
        <strong>{q.titulo}</strong>
        <span>{q.subtitulo}</span>
      </span>
    </>
  )
  if (!q.link) return <div className="quadros-da-casa__quadro">{conteudo}</div>
  return q.link.startsWith('/') ? (
    <Link className="quadros-da-casa__quadro" to={q.link}>
      {conteudo}
    </Link>
  ) : (
    <a className="quadros-da-casa__quadro" href={q.link} rel="noopener">
      {conteudo}
    </a>
  )
}
