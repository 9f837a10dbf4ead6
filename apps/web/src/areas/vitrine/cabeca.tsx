// What search engines and shared links read of a page: title, description, canonical address, Open Graph, JSON-LD.
// All of it is public: no reserve and no bidder's name.
import { useOrigem } from '../../core/marca-atual.ts'

export interface CabecaProps {
  readonly titulo: string
  readonly descricao: string
  /** separated by commas */
  readonly palavrasChave?: string | null | undefined
  /** path and query of the page's one address */
  readonly canonico: string
  /** path of a picture */
  readonly imagem?: string | null | undefined
  /** false: not in search engines */
  readonly indexar?: boolean
  readonly tipo?: 'website' | 'product'
  /** schema.org objects; addresses in them are absolute */
  readonly dados?: readonly object[]
}

interface Pagina {
  readonly titulo: string
  readonly descricao: string
  readonly keywords: string | null
  readonly imagemPrincipal: string | null
}

/** What the house said of its page. */
export const cabecaDe = (p: Pagina) => ({
  titulo: p.titulo,
  descricao: p.descricao,
  palavrasChave: p.keywords,
  imagem: p.imagemPrincipal,
})

/** In a script element `</` would end it. */
const seguro = (valor: object): string => JSON.stringify(valor).replace(/</g, '\\u003c')

export function Cabeca({
  titulo,
  descricao,
  palavrasChave,
  canonico,
  imagem,
  indexar = true,
  tipo = 'website',
  dados,
}: CabecaProps) {
  const { origem, marca } = useOrigem()
  const nome = marca?.nome ?? ''
  const foto = imagem ?? marca?.imagemCapa
  const completo = titulo === nome ? titulo : `${titulo} | ${nome}`
  return (
    <>
      <title>{completo}</title>
      <meta name="description" content={descricao} />
      {palavrasChave && <meta name="keywords" content={palavrasChave} />}
      <link rel="canonical" href={origem + canonico} />
      {!indexar && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={completo} />
      <meta property="og:description" content={descricao} />
      <meta property="og:type" content={tipo} />
      <meta property="og:url" content={origem + canonico} />
      <meta property="og:site_name" content={nome} />
      <meta property="og:locale" content="pt_BR" />
      {foto && <meta property="og:image" content={origem + foto} />}
      <meta name="twitter:card" content="summary_large_image" />
      {dados?.map((d, i) => (
        <script
          key={i}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: seguro({ '@context': 'https://schema.org', ...d }) }}
        />
      ))}
    </>
  )
}
