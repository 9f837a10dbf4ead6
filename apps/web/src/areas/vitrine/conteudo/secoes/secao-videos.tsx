// Videos: films that the house sent, and those of the allowed hosts. Until the visitor presses play there is a picture
// and a link: no film is fetched, and nothing of another origin, for those who only pass by.
import type { ItemPublico } from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import { mostrarDuracao } from '@martelo/domain/conteudo/duracao.ts'
import { filmeDaCasa, type VideoPermitido, videoPermitido } from '@martelo/domain/conteudo/enderecos.ts'
import { IconPlay } from '@martelo/ui/icones.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from '../../../../core/ligacao.tsx'
import { usePalavras } from '../../../../core/palavras-do-site.ts'
import { Imagem } from './imagem-do-item.tsx'
import { nivelDosItens, type PropsDeSecao, TituloDaSecao } from './titulo-da-secao.tsx'
import { quadroTocando } from './videos-do-texto.ts'

export function Videos({ s }: PropsDeSecao) {
  const videos = s.itens.filter((i) => mostravel(i.link))
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

/** Over and over again. YouTube repeats only what it takes for a list. */
export const emLacoDe = (video: VideoPermitido): string =>
  `${quadroTocando(video)}&loop=1${video.provedor === 'youtube' ? `&playlist=${video.id}` : ''}`

function Video({ item, emLaco = false }: { item: ItemPublico; emLaco?: boolean }) {
  const [tocando, setTocando] = useState(false)
  const link = item.link ?? ''
  const video = videoPermitido(link)
  if (video === null && !filmeDaCasa(link)) return null
  const nome = item.titulo ?? 'Vídeo'
  const duracao = item.tempoEmSegundos === undefined ? null : mostrarDuracao(item.tempoEmSegundos)
  if (tocando && video === null)
    // What is said in it stands written in its picture or beside it: its track of captions is empty.
    return (
      <video className="video" src={link} aria-label={nome} controls autoPlay playsInline loop={emLaco}>
        <track kind="captions" />
      </video>
    )
  if (tocando && video)
    return (
      <iframe
        className="video"
        src={emLaco ? emLacoDe(video) : quadroTocando(video)}
        title={nome}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
      />
    )
  return (
    <a
      className="video sobre-gradiente"
      href={video?.pagina ?? link}
      aria-label={duracao === null ? `Assistir: ${nome}` : `Assistir: ${nome}, ${duracao}`}
      onClick={(e) => {
        e.preventDefault()
        setTocando(true)
      }}
    >
      <Imagem item={item} alt="" />
      <span>
        <IconPlay size={32} />
      </span>
      {duracao !== null && <small className="video__duracao">{duracao}</small>}
    </a>
  )
}

const mostravel = (url: string | null | undefined): boolean =>
  !!url && (filmeDaCasa(url) || videoPermitido(url) !== null)

const DaCasa = lazy(() =>
  import('../../../../parts/transmissoes/transmissao-da-casa.tsx').then((m) => ({
    default: m.TransmissaoDaCasa,
  })),
)

/**
 * What the auction that runs broadcasts, with the way into its room: the house's own channel while it is on the air, else the
 * auction's video; otherwise the house's own, over and over. One that cannot be framed here (on another host) counts as none:
 * the house's plays in its place, and the way into the room stays.
 */
export function Transmissao({ s }: PropsDeSecao) {
  const p = usePalavras()
  const [vivo] = s.dados.leiloes ?? []
  const [item] = s.itens
  const doLeilao = vivo !== undefined && mostravel(vivo.transmissaoUrl)
  const url = doLeilao ? vivo.transmissaoUrl : item?.link
  const comVideo = !!url && mostravel(url)
  if (!comVideo && vivo?.temCanal !== true) return null
  const mostrado: ItemPublico = { uid: vivo?.uid ?? item?.uid ?? '', ...item, link: url ?? '' }
  const video = comVideo && (
    <Video item={doLeilao ? { ...mostrado, titulo: vivo.nomeSemData } : mostrado} emLaco={!doLeilao} />
  )
  return (
    <section className="transmissao">
      <TituloDaSecao s={s} />
      {vivo?.temCanal ? (
        <Suspense fallback={video}>
          <DaCasa leilaoUid={vivo.uid} nome={vivo.nomeSemData}>
            {video}
          </DaCasa>
        </Suspense>
      ) : (
        video
      )}
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
