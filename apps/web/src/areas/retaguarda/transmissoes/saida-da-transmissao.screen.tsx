// One layout of one channel, clean: for a monitor, or as a source of another program. `youtube` and `instagram` carry the lot's
// card from the room, their second ones nothing, `youtube-video` the picture alone at full size.
import { Alert, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { buscarTransmissao, enderecoDaMidia } from '../../../parts/transmissoes/passe-de-ver.ts'
import { PlayerFmp4 } from '../../../parts/transmissoes/player-fmp4.ts'
import './estudio.css'
import { useDoLote } from './usar-estudio.ts'

const LAYOUTS: Readonly<
  Record<string, { readonly formato: '16:9' | '9:16'; readonly cartao: boolean; readonly cobrir: boolean }>
> = {
  youtube: { formato: '16:9', cartao: true, cobrir: false },
  youtube2: { formato: '16:9', cartao: false, cobrir: false },
  'youtube-video': { formato: '16:9', cartao: false, cobrir: true },
  instagram: { formato: '9:16', cartao: true, cobrir: false },
  instagram2: { formato: '9:16', cartao: false, cobrir: true },
}

export default function SaidaDaTransmissao() {
  const { leilaoUid = '', layout = '', id = '' } = useParams()
  const l = LAYOUTS[layout]
  const [existe, setExiste] = useState(true)
  useEffect(() => {
    buscarTransmissao(leilaoUid, id).then(
      () => setExiste(true),
      (e: unknown) => setExiste(!(e instanceof ErroDeChamada && e.codigo >= 400 && e.codigo < 500)),
    )
  }, [leilaoUid, id])
  if (l === undefined || !existe) return <SaidaInexistente />
  return <Saida leilaoUid={leilaoUid} canalUid={id} {...l} />
}

function SaidaInexistente() {
  return (
    <Alert color="red">
      <title>Esta saída não existe</title>
      <Title order={1} size="h4">
        Esta saída não existe
      </Title>
      O canal é outro, ou foi apagado: abra a saída pelo estúdio.
    </Alert>
  )
}

function Saida({
  leilaoUid,
  canalUid,
  formato,
  cartao,
  cobrir,
}: {
  readonly leilaoUid: string
  readonly canalUid: string
  readonly formato: string
  readonly cartao: boolean
  readonly cobrir: boolean
}) {
  const video = useRef<HTMLVideoElement>(null)
  const [mudo, setMudo] = useState(true)
  const marca = useMarca()
  const lote = useDoLote(leilaoUid, marca.nome)
  useEffect(() => {
    if (video.current === null) return
    const p = new PlayerFmp4(
      video.current,
      { endereco: () => enderecoDaMidia(leilaoUid, 'ver', canalUid) },
      { estado: () => undefined, qualidade: () => undefined },
    )
    p.escolher('alta')
    return () => p.parar()
  }, [leilaoUid, canalUid])
  return (
    <div className="saida-limpa" data-formato={formato} data-cobrir={cobrir || undefined}>
      <title>Saída da transmissão</title>
      <h1 className="ui-visually-hidden">Saída da transmissão</h1>
      <video
        ref={video}
        muted={mudo}
        playsInline
        autoPlay
        onClick={() => setMudo(false)}
        aria-label="Saída da transmissão"
      >
        <track kind="captions" />
      </video>
      {cartao && lote.titulo !== '' && (
        <div className="saida-limpa__cartao">
          <b>{lote.titulo}</b>
          <strong>{lote.valor}</strong>
          {lote.chamada && <span>{lote.chamada}</span>}
        </div>
      )}
    </div>
  )
}
