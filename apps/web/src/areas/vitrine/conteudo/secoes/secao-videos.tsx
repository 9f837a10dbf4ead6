// Videos of the allowed hosts. Until somebody presses play there is a picture and a link: nothing of another origin is
// loaded for those who only pass by.
import type { ItemPublico } from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import { videoPermitido } from '@martelo/domain/conteudo/enderecos.ts'
import { IconPlay } from '@martelo/ui/icones.tsx'
import { useState } from 'react'
import { Link } from '../../../../core/ligacao.tsx'
import { usePalavras } from '../../../../core/palavras-do-site.ts'
import { Imagem } from './imagem-do-item.tsx'
import { nivelDosItens, type PropsDeSecao, TituloDaSecao } from './titulo-da-secao.tsx'
import { quadroTocando } from './videos-do-texto.ts'

export function Videos({ s }: PropsDeSecao) {
  const videos = s.itens.filter((i) => i.link && videoPermitido(i.link))
  if (videos.length === 0) return null
  const H = nivelDosItens(s)
  return (
    <section>
      <TituloDaSecao s={s} />
      <ul className="videos">
        {videos.map((i) => (
          <li key={i.uid}>
            <Video item={i} />
            {i.titulo && <H>{i.titulo}</H>}
            {i.subtitulo && <p>{i.subtitulo}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Video({ item }: { item: ItemPublico }) {
  const [tocando, setTocando] = useState(false)
  const video = videoPermitido(item.link ?? '')
  if (video === null) return null
  const nome = item.titulo ?? 'Vídeo'
  if (tocando)
    return (
      <iframe
        className="video"
        src={quadroTocando(video)}
        title={nome}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
      />
    )
  return (
    <a
      className="video sobre-gradiente"
      href={video.pagina}
      aria-label={`Assistir: ${nome}`}
      onClick={(e) => {
        e.preventDefault()
        setTocando(true)
      }}
    >
      <Imagem item={item} alt="" />
      <span>
        <IconPlay size={32} />
      </span>
    </a>
  )
}

/** The video of the auction that runs, with the way into its room; otherwise the house's own. */
export function Transmissao({ s }: PropsDeSecao) {
  const p = usePalavras()
  const [vivo] = s.dados.leiloes ?? []
  const [item] = s.itens
  const url = vivo?.transmissaoUrl ?? item?.link
  if (!url || videoPermitido(url) === null) return null
  const mostrado: ItemPublico = { uid: vivo?.uid ?? item?.uid ?? '', ...item, link: url }
  return (
    <section className="transmissao">
      <TituloDaSecao s={s} />
      <Video item={vivo ? { ...mostrado, titulo: vivo.nomeSemData } : mostrado} />
      {vivo && (
        <p>
          <b>{vivo.nomeSemData}</b>
          <Link to={`/auditorio/${vivo.uid}`} className="ui-button" data-variant="primary" data-size="m">
            Entrar {p.auditorio.genero === 'f' ? 'na' : 'no'} {p.auditorio.um}
          </Link>
        </p>
      )}
    </section>
  )
}
