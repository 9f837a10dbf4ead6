// The three films of the house (F1 to F3): play, loop, seek, take off. What another person asks over the socket's word
// `put-publicar-transmissao` is done here, too.
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_TRANSMISSOES } from '@martelo/contracts/core/telas/transmissoes.telas.ts'
import type { VideoInstitucional } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import type { EstadoDaMesa, MesaDeVideo } from './mesa-de-video.ts'
import { useNotarFilme } from './notar-filme.ts'
import { useTeclasDosFilmes } from './teclas-da-mesa-de-video.ts'
import { Recusado } from './recusado.tsx'
import type { Estudio, PedidoDoFilme } from './usar-estudio.ts'

const PULO_S = 5

interface Props {
  readonly mesa: MesaDeVideo
  readonly estado: EstadoDaMesa
  readonly estudio: Pick<Estudio, 'leilao' | 'videos'>
  readonly pedido: PedidoDoFilme | null
  /** the preview becomes the film */
  readonly aoEntrar: () => void
}

const nomeDoFilme = (v: VideoInstitucional): string => v.filename ?? v.nome

export function PainelDeFilmes({ mesa, estado, estudio, pedido, aoEntrar }: Props) {
  const [erro, setErro] = useState<string | null>(null)
  const [loop, setLoop] = useState(false)
  const [resta, setResta] = useState<number | null>(null)
  const tocando = estado.fontes.some((f) => f.tipo === 'filme')
  const tocaveis = estudio.videos.filter((v) => v.ativo && v.url?.startsWith('/'))
  const tocar = (v: VideoInstitucional | undefined, segundo = 0, repetir = loop): void => {
    if (v === undefined) return
    setErro(null)
    mesa.tocarFilme(v, { loop: repetir, segundo }).then(aoEntrar, (e: unknown) => {
      // Another film was asked for meanwhile.
      if (!(e instanceof DOMException && e.name === 'AbortError'))
        setErro(`O filme “${v.nome}” não pôde ser tocado. Envie-o de novo em MP4 (H.264 e AAC).`)
    })
  }
  const doAr = tocando ? estudio.videos.find((v) => v.uid === mesa.filme.dataset.uid) : undefined
  useNotarFilme(mesa, estado, estudio.leilao.uid, doAr === undefined ? null : nomeDoFilme(doAr), loop)
  const pular = (s: number): void => {
    mesa.filme.currentTime = Math.max(0, mesa.filme.currentTime + s)
  }
  const repetir = (sim: boolean): void => {
    setLoop(sim)
    mesa.filme.loop = sim
  }
  const obedecer = useEffectEvent((p: NonNullable<Props['pedido']>) => {
    if (p.videoFilename === null) return mesa.tirarFilme()
    repetir(p.videoLoop)
    const v =
      p.videoFilename === undefined
        ? undefined
        : tocaveis.find((x) => x.filename === p.videoFilename || x.nome === p.videoFilename)
    if (v && (mesa.filme.dataset.uid !== v.uid || !tocando))
      tocar(v, p.videoVoltarNoSegundo ?? 0, p.videoLoop)
    else if (p.videoVoltarNoSegundo !== null) mesa.filme.currentTime = p.videoVoltarNoSegundo
  })
  useEffect(() => {
    if (pedido !== null) obedecer(pedido)
  }, [pedido])
  useEffect(() => {
    if (!tocando) return setResta(null)
    const timer = setInterval(() => setResta(Math.max(0, mesa.filme.duration - mesa.filme.currentTime)), 500)
    return () => clearInterval(timer)
  }, [tocando, mesa])
  useTeclasDosFilmes({
    tocar: (n) => tocar(tocaveis.find((v) => v.posicao === n)),
    pular,
    repetir: () => repetir(!loop),
  })
  return (
    <Stack gap="xs" component="section" aria-label="Filmes">
      <Group gap="xs">
        <Text fw={700}>Filmes</Text>
        {tocaveis.map((v) => (
          <Button key={v.uid} size="xs" variant="default" onClick={() => tocar(v)}>
            F{v.posicao} {v.nome}
          </Button>
        ))}
        {tocaveis.length === 0 && <SemFilmes />}
      </Group>
      <Recusado erro={erro} />
      {tocando && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => pular(-PULO_S)}>
            −5 s
          </Button>
          <Button size="xs" variant="default" onClick={() => pular(PULO_S)}>
            +5 s
          </Button>
          <Checkbox label="Repetir (L)" checked={loop} onChange={(e) => repetir(e.currentTarget.checked)} />
          <Button size="xs" variant="default" onClick={() => mesa.tirarFilme()}>
            Tirar o filme
          </Button>
          {resta !== null && Number.isFinite(resta) && <Text size="sm">Faltam {Math.ceil(resta)} s</Text>}
        </Group>
      )}
    </Stack>
  )
}

const SemFilmes = () => (
  <Button
    size="xs"
    variant="subtle"
    component={Link}
    to={caminho(TELAS_TRANSMISSOES.videosInstitucionais)}
    target="_blank"
  >
    Cadastrar os filmes da casa
  </Button>
)
