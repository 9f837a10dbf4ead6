// Photographs of one item on the phone: a guide for the position, the camera, what was taken; and the signature's pad.
import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { CONTORNOS } from '@martelo/domain/vistorias/contornos.ts'
import type { ItemDaVistoria, TipoDeImagem } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { IconCamera } from '@tabler/icons-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { esquecerFoto, guardarFoto, lerFoto } from './vistorias-deste-aparelho.ts'
import { comprimir, emJpeg } from './foto-comprimida.ts'
import type { FotoNoAparelho, Rascunho } from './rascunho-de-vistoria.ts'

interface Props {
  readonly r: Rascunho
  readonly item: ItemDaVistoria
  /** the outline whose views guide the photographs; null: words alone */
  readonly guia: TipoDeImagem | null
  readonly travado: boolean
}

export function FotosDoItem({ r, item, guia, travado }: Props) {
  const [erro, setErro] = useState<string | null>(null)
  const minhas = r.fotos.filter((f) => f.item === item.id)
  const guardar = (fazer: () => Promise<Blob>): void => {
    setErro(null)
    fazer()
      .then((b) => guardarFoto(r.uid, item.id, b))
      .catch((e: unknown) =>
        setErro(
          e instanceof DOMException && e.name === 'QuotaExceededError'
            ? 'O aparelho está sem espaço. Envie o que há antes de fotografar mais.'
            : 'A foto não pôde ser guardada. Tente de novo.',
        ),
      )
  }
  return (
    <Stack gap="xs">
      {minhas.map((f) => (
        <FotoGuardada key={f.chave} f={f} uid={r.uid} nome={item.nome} />
      ))}
      {travado ? null : item.tipo === 'assinatura' ? (
        minhas.length === 0 && <Assinatura aoAssinar={(tela) => guardar(() => emJpeg(tela))} />
      ) : (
        <>
          {minhas.length === 0 && guia && <GuiaDaFoto imagem={guia} nome={item.nome} />}
          <FileButton
            accept="image/*"
            capture="environment"
            onChange={(arquivo) => arquivo && guardar(() => comprimir(arquivo))}
          >
            {(p) => (
              <Button
                {...p}
                size="md"
                variant={minhas.length === 0 ? 'filled' : 'default'}
                leftSection={<IconCamera size={20} />}
              >
                {minhas.length === 0 ? 'Fotografar' : 'Mais uma foto'}
              </Button>
            )}
          </FileButton>
        </>
      )}
      {erro && (
        <Text c="red" size="sm" role="alert">
          {erro}
        </Text>
      )}
    </Stack>
  )
}

function GuiaDaFoto({ imagem, nome }: { imagem: TipoDeImagem; nome: string }) {
  const v = CONTORNOS[imagem].vistas.find((x) => x.nome === nome)
  if (v === undefined) return null
  return (
    <svg
      viewBox={`-20 -20 ${v.largura + 40} ${v.altura + 40}`}
      role="img"
      aria-label={`Enquadre assim: ${nome.toLowerCase()}`}
      className="guia-da-foto"
    >
      <rect x="-16" y="-16" width={v.largura + 32} height={v.altura + 32} rx="8" />
      <g transform={v.espelhada ? `translate(${v.largura} 0) scale(-1 1)` : undefined}>
        {v.tracos.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </svg>
  )
}

function FotoGuardada({ f, uid, nome }: { f: FotoNoAparelho; uid: string; nome: string }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let endereco: string | null = null
    void lerFoto(f.chave).then((b) => {
      if (b === null) return
      endereco = URL.createObjectURL(b)
      setUrl(endereco)
    })
    return () => {
      if (endereco !== null) URL.revokeObjectURL(endereco)
    }
  }, [f.chave])
  return (
    <Group gap="sm" wrap="nowrap">
      {url && <img src={url} alt={nome} className="foto-do-aparelho" />}
      <div>
        <Text size="sm">{f.enviadaPara === null ? 'Só neste aparelho' : 'Enviada'}</Text>
        {f.enviadaPara === null && (
          <Button size="compact-sm" variant="subtle" onClick={() => void esquecerFoto(uid, f.chave)}>
            Tirar
          </Button>
        )}
      </div>
    </Group>
  )
}

function Assinatura({ aoAssinar }: { aoAssinar: (tela: HTMLCanvasElement) => void }) {
  const tela = useRef<HTMLCanvasElement>(null)
  const [escrita, setEscrita] = useState(false)
  const ponto = (e: PointerEvent<HTMLCanvasElement>, comeca: boolean): void => {
    const c = e.currentTarget
    const d = c.getContext('2d')
    if (!d || (!comeca && e.buttons === 0)) return
    const r = c.getBoundingClientRect()
    const x = ((e.clientX - r.left) * c.width) / r.width
    const y = ((e.clientY - r.top) * c.height) / r.height
    if (comeca) {
      c.setPointerCapture(e.pointerId)
      if (!escrita) {
        d.fillStyle = 'white'
        d.fillRect(0, 0, c.width, c.height)
      }
      d.lineWidth = 4
      d.lineCap = 'round'
      d.beginPath()
      d.moveTo(x, y)
      setEscrita(true)
    } else {
      d.lineTo(x, y)
      d.stroke()
    }
  }
  return (
    <Stack gap="xs">
      <canvas
        ref={tela}
        width={700}
        height={260}
        className="assinatura-do-aparelho"
        role="img"
        aria-label="Assine aqui com o dedo"
        onPointerDown={(e) => ponto(e, true)}
        onPointerMove={(e) => ponto(e, false)}
      />
      <Button
        size="md"
        variant="default"
        disabled={!escrita}
        onClick={() => tela.current && aoAssinar(tela.current)}
      >
        Guardar assinatura
      </Button>
    </Stack>
  )
}
