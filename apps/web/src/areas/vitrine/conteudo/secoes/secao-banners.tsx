// BANNERS: wide pictures that the browser scrolls. BANNER_FAIXA: one band with words and a button.
import type { ItemPublico } from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import { Imagem } from './imagem-do-item.tsx'
import { Rico } from './rico.tsx'
import { Botao, Ligacao, type PropsDeSecao } from './titulo-da-secao.tsx'

export function Banners({ s }: PropsDeSecao) {
  const banners = s.itens.filter((i) => i.imagem || i.imagemMobile)
  if (banners.length === 0) return null
  const nome = s.config.titulo || 'Banners'
  return (
    <section className="banners" aria-label={nome}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul tabIndex={banners.length > 1 ? 0 : undefined} aria-label={nome}>
        {banners.map((b) => (
          <li key={b.uid} data-banner={b.banner && b.uid}>
            {b.link && !b.textoBotao ? (
              <Ligacao para={b.link}>
                <Banner item={b} />
              </Ligacao>
            ) : (
              <Banner item={b} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Banner({ item }: { item: ItemPublico }) {
  const comTexto = Boolean(item.texto || item.textoBotao)
  return (
    <>
      <Imagem item={item} alt={comTexto ? '' : (item.titulo ?? '')} />
      {comTexto && (
        <div className="banners__texto">
          {item.titulo && <h3>{item.titulo}</h3>}
          <Rico html={item.texto} />
          <Botao texto={item.textoBotao} link={item.link} />
        </div>
      )}
    </>
  )
}

export function BannerFaixa({ s }: PropsDeSecao) {
  const [item] = s.itens
  if (item === undefined) return null
  const cores = {
    ...(item.corFundo ? { '--faixa-fundo': item.corFundo } : {}),
    ...(item.corTexto ? { '--faixa-texto': item.corTexto } : {}),
  } as React.CSSProperties
  return (
    <section className="faixa" style={cores} data-com-imagem={item.imagem ? '' : undefined}>
      <Imagem item={item} alt="" />
      <div>
        {item.titulo && <h2>{item.titulo}</h2>}
        <Rico html={item.texto} />
      </div>
      <Botao texto={item.textoBotao} link={item.link} />
    </section>
  )
}
