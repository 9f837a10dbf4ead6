// Draws a template: the picture with its boxes and overlays, and their numbers beside it. What is written is the same JSON
// that the server validates; a box is also moved with the mouse, in steps of one hundredth.
import { Alert, Button, Group, NumberInput, Select, Stack, Text } from '@mantine/core'
import { nomeDoLugar, trocarPosicao } from '@martelo/domain/transmissoes/lugares.ts'
import {
  type Caixa,
  type Camada,
  FORMATOS,
  lerVideoFilter,
  MAXIMO_DE_CAMERAS,
  ROTULO_DA_SOBREPOSICAO,
  SOBREPOSICOES,
  type VideoFilter,
} from '@martelo/domain/transmissoes/video-filter.ts'
import type { PointerEvent } from 'react'
import type { ValoresDoFormulario } from '../../../kit/cadastro/campo-do-cadastro.tsx'
import type { Registro } from '../../../kit/registro/usar-registro.ts'
import './editor-do-modelo.css'

const NOVO: VideoFilter = {
  formato: '16:9',
  caixas: [{ posicao: 1, x: 0, y: 0, w: 1, h: 1, encaixe: 'cobrir' }],
  camadas: [],
}
const POR_CENTO = 100
/** What a box can be for. One that another box is for changes places with it. */
const LUGARES = [1, 2, 3, 4, 0]
const cento = (v: number): number => Math.round(v * POR_CENTO)
const limitar = (v: number, maior: number): number => Math.min(Math.max(0, v), maior)

interface Props {
  readonly r: Registro<ValoresDoFormulario>
  readonly travado: string | null
}

export function EditorDoModelo({ r, travado }: Props) {
  const lido = lerVideoFilter(String(r.valores.videoFilter ?? ''))
  const f = lido.ok ? lido.filtro : NOVO
  const gravar = (novo: VideoFilter): void => r.mudar('videoFilter', JSON.stringify(novo))
  const mudarCaixa = (i: number, m: Partial<Caixa>): void =>
    gravar({ ...f, caixas: f.caixas.map((c, k) => (k === i ? { ...c, ...m } : c)) })
  const mudarCamada = (i: number, m: Partial<Camada>): void =>
    gravar({ ...f, camadas: f.camadas.map((c, k) => (k === i ? { ...c, ...m } : c)) })
  const desligado = travado !== null
  return (
    <Stack gap="sm">
      {!lido.ok && r.valores.videoFilter ? (
        <Alert color="red" role="alert">
          {lido.mensagem}
        </Alert>
      ) : null}
      <Select
        label="Formato"
        data={[...FORMATOS]}
        value={f.formato}
        disabled={desligado}
        onChange={(v) => gravar({ ...f, formato: v === '9:16' ? '9:16' : '16:9' })}
      />
      <Desenho f={f} desligado={desligado} mudarCaixa={mudarCaixa} mudarCamada={mudarCamada} />
      {f.caixas.map((c, i) => (
        <Medidas
          key={`m${c.posicao}`}
          rotulo={nomeDoLugar(c.posicao)}
          q={c}
          desligado={desligado}
          mudar={(m) => mudarCaixa(i, m)}
          posicao={{ de: c.posicao, mudar: (para) => gravar(trocarPosicao(f, c.posicao, para)) }}
          remover={
            f.caixas.length > 1 ? () => gravar({ ...f, caixas: f.caixas.filter((_, k) => k !== i) }) : null
          }
        />
      ))}
      {f.camadas.map((c, i) => (
        <Medidas
          key={`n${c.tipo}`}
          rotulo={ROTULO_DA_SOBREPOSICAO[c.tipo]}
          q={c}
          desligado={desligado}
          mudar={(m) => mudarCamada(i, m)}
          remover={() => gravar({ ...f, camadas: f.camadas.filter((_, k) => k !== i) })}
        />
      ))}
      <Acrescentar f={f} desligado={desligado} gravar={gravar} />
      <Text size="xs" c="dimmed">
        Arraste as caixas no quadro ou escreva as medidas, em centésimos do quadro.
      </Text>
    </Stack>
  )
}

interface DoDesenho {
  readonly f: VideoFilter
  readonly desligado: boolean
  readonly mudarCaixa: (i: number, m: Partial<Caixa>) => void
  readonly mudarCamada: (i: number, m: Partial<Camada>) => void
}

function Desenho({ f, desligado, mudarCaixa, mudarCamada }: DoDesenho) {
  return (
    <div className="editor-modelo" data-formato={f.formato} role="img" aria-label="Desenho do quadro">
      {f.caixas.map((c, i) => (
        <Peca
          key={`c${c.posicao}`}
          q={c}
          rotulo={nomeDoLugar(c.posicao)}
          mover={desligado ? null : (x, y) => mudarCaixa(i, { x, y })}
        />
      ))}
      {f.camadas.map((c, i) => (
        <Peca
          key={`s${c.tipo}`}
          q={c}
          camada
          rotulo={ROTULO_DA_SOBREPOSICAO[c.tipo]}
          mover={desligado ? null : (x, y) => mudarCamada(i, { x, y })}
        />
      ))}
    </div>
  )
}

function Acrescentar({
  f,
  desligado,
  gravar,
}: Pick<DoDesenho, 'f' | 'desligado'> & { readonly gravar: (f: VideoFilter) => void }) {
  const livre = [1, 2, 3, 4, 0].find((n) => !f.caixas.some((c) => c.posicao === n))
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="xs"
        disabled={desligado || f.caixas.length >= MAXIMO_DE_CAMERAS || livre === undefined}
        onClick={() =>
          gravar({
            ...f,
            caixas: [...f.caixas, { posicao: livre ?? 0, x: 0.6, y: 0.6, w: 0.3, h: 0.3, encaixe: 'cobrir' }],
          })
        }
      >
        Acrescentar caixa
      </Button>
      {SOBREPOSICOES.filter((t) => !f.camadas.some((c) => c.tipo === t)).map((t) => (
        <Button
          key={t}
          variant="default"
          size="xs"
          disabled={desligado}
          onClick={() =>
            gravar({ ...f, camadas: [...f.camadas, { tipo: t, x: 0.05, y: 0.05, w: 0.3, h: 0.12 }] })
          }
        >
          + {ROTULO_DA_SOBREPOSICAO[t]}
        </Button>
      ))}
    </Group>
  )
}

interface DaPeca {
  readonly q: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly rotulo: string
  readonly camada?: boolean
  readonly mover: ((x: number, y: number) => void) | null
}

function Peca({ q, rotulo, camada = false, mover }: DaPeca) {
  const aoPegar = (e: PointerEvent<HTMLDivElement>): void => {
    const quadro = e.currentTarget.parentElement?.getBoundingClientRect()
    if (mover === null || quadro === undefined) return
    const [x0, y0] = [e.clientX, e.clientY]
    const alvo = e.currentTarget
    alvo.setPointerCapture(e.pointerId)
    const aoMover = (m: globalThis.PointerEvent): void =>
      mover(
        cento(limitar(q.x + (m.clientX - x0) / quadro.width, 1 - q.w)) / POR_CENTO,
        cento(limitar(q.y + (m.clientY - y0) / quadro.height, 1 - q.h)) / POR_CENTO,
      )
    alvo.addEventListener('pointermove', aoMover)
    alvo.addEventListener('lostpointercapture', () => alvo.removeEventListener('pointermove', aoMover), {
      once: true,
    })
  }
  return (
    <div
      className="editor-modelo__peca"
      data-camada={camada || undefined}
      onPointerDown={aoPegar}
      style={{
        left: `${q.x * POR_CENTO}%`,
        top: `${q.y * POR_CENTO}%`,
        width: `${q.w * POR_CENTO}%`,
        height: `${q.h * POR_CENTO}%`,
      }}
    >
      {rotulo}
    </div>
  )
}

function Medidas({
  rotulo,
  q,
  desligado,
  mudar,
  posicao,
  remover,
}: {
  readonly rotulo: string
  readonly q: DaPeca['q']
  readonly desligado: boolean
  readonly mudar: (m: { x?: number; y?: number; w?: number; h?: number }) => void
  /** of a box: for which source it is */
  readonly posicao?: { readonly de: number; readonly mudar: (para: number) => void }
  readonly remover: (() => void) | null
}) {
  const numero = (campo: 'x' | 'y' | 'w' | 'h', nome: string, maior: number) => (
    <NumberInput
      aria-label={`${rotulo}: ${nome}`}
      placeholder={nome}
      size="xs"
      w="5rem"
      min={campo === 'w' || campo === 'h' ? 5 : 0}
      max={cento(maior)}
      disabled={desligado}
      value={cento(q[campo])}
      onChange={(v) => mudar({ [campo]: limitar(Number(v) / POR_CENTO, maior) })}
    />
  )
  return (
    <Group gap="xs">
      {posicao ? (
        <Select
          aria-label={`${rotulo}: lugar`}
          size="xs"
          w="9rem"
          allowDeselect={false}
          disabled={desligado}
          data={LUGARES.map((n) => ({ value: String(n), label: nomeDoLugar(n) }))}
          value={String(posicao.de)}
          onChange={(n) => n !== null && posicao.mudar(Number(n))}
        />
      ) : (
        <Text size="sm" w="9rem">
          {rotulo}
        </Text>
      )}
      {numero('x', 'esquerda', 1 - q.w)}
      {numero('y', 'topo', 1 - q.h)}
      {numero('w', 'largura', 1 - q.x)}
      {numero('h', 'altura', 1 - q.y)}
      {remover && (
        <Button size="compact-xs" variant="subtle" color="red" disabled={desligado} onClick={remover}>
          Remover
        </Button>
      )}
    </Group>
  )
}
