// The heading of a section, with the way to all of what it shows; and links and buttons of items.
import type { SessaoPublica } from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import { Link } from '../../../../core/ligacao.tsx'
import { usePaginaLigada } from '../../../../parts/cabeca/dados-da-cabeca.ts'

export interface PropsDeSecao {
  readonly s: SessaoPublica
}

export function TituloDaSecao({
  s,
  para,
  pagina,
  texto = 'Ver tudo',
}: PropsDeSecao & {
  readonly para?: string
  /** type of the page that `para` is: one that the house switched off is not linked */
  readonly pagina?: number
  readonly texto?: string
}) {
  const { titulo, subtitulo } = s.config
  const ligada = usePaginaLigada()
  if (!titulo && !subtitulo) return null
  return (
    <div className="secao__topo">
      <div>
        {titulo && <h2>{titulo}</h2>}
        {subtitulo && <p>{subtitulo}</p>}
      </div>
      {para && (pagina === undefined || ligada(pagina)) && <Link to={para}>{texto}</Link>}
    </div>
  )
}

/** Which heading the items of a section have: below the section's own, or in its place. */
export const nivelDosItens = (s: PropsDeSecao['s']): 'h2' | 'h3' => (s.config.titulo ? 'h3' : 'h2')

/** A link of an item: client navigation inside the site, a new tab outside. */
export function Ligacao({
  para,
  botao,
  children,
}: {
  para: string
  /** looks like a button */
  botao?: boolean
  children: React.ReactNode
}) {
  const look = botao
    ? { className: 'ui-button secao__botao', 'data-variant': 'primary', 'data-size': 'm' }
    : {}
  if (para.startsWith('/'))
    return (
      <Link to={para} {...look}>
        {children}
      </Link>
    )
  const fora = para.startsWith('http')
  return (
    <a href={para} {...look} {...(fora ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  )
}

/** The button of an item; nothing without its link. */
export function Botao({ texto, link }: { texto: string | undefined; link: string | undefined }) {
  if (!texto || !link) return null
  return (
    <Ligacao para={link} botao>
      {texto}
    </Ligacao>
  )
}
