// A signature drawn with a finger: strokes kept as one path, so that it is small, sharp, and nothing but strokes.
import { Button, Group, Text } from '@mantine/core'
import {
  ALTURA_DA_ASSINATURA,
  desenhoDaAssinatura,
  LARGURA_DA_ASSINATURA,
} from '@martelo/domain/estadias/saida-da-estadia.ts'
import { type PointerEvent, useRef, useState } from 'react'
import './estadias.css'

type Ponto = readonly [number, number]

export function CampoDeAssinatura({
  rotulo,
  mudar,
}: {
  rotulo: string
  mudar: (desenho: string | null) => void
}) {
  const [tracos, setTracos] = useState<readonly (readonly Ponto[])[]>([])
  const desenhando = useRef(false)
  const onde = (e: PointerEvent<SVGSVGElement>): Ponto => {
    const q = e.currentTarget.getBoundingClientRect()
    return [
      ((e.clientX - q.left) / q.width) * LARGURA_DA_ASSINATURA,
      ((e.clientY - q.top) / q.height) * ALTURA_DA_ASSINATURA,
    ]
  }
  const guardar = (novos: readonly (readonly Ponto[])[]): void => {
    setTracos(novos)
    mudar(desenhoDaAssinatura(novos) || null)
  }
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text size="sm" fw={500}>
          {rotulo}
        </Text>
        <Button size="compact-xs" variant="subtle" disabled={tracos.length === 0} onClick={() => guardar([])}>
          Limpar
        </Button>
      </Group>
      <svg
        className="assinatura"
        data-campo
        viewBox={`0 0 ${LARGURA_DA_ASSINATURA} ${ALTURA_DA_ASSINATURA}`}
        role="img"
        aria-label={`${rotulo}: ${tracos.length === 0 ? 'em branco' : 'assinado'}`}
        onPointerDown={(e) => {
          e.currentTarget.setPointerCapture(e.pointerId)
          desenhando.current = true
          guardar([...tracos, [onde(e)]])
        }}
        onPointerMove={(e) => {
          if (!desenhando.current) return
          const ponto = onde(e)
          guardar(tracos.map((t, i) => (i === tracos.length - 1 ? [...t, ponto] : t)))
        }}
        onPointerUp={() => {
          desenhando.current = false
        }}
      >
        <path d={desenhoDaAssinatura(tracos)} />
      </svg>
    </div>
  )
}

export function Assinatura({ desenho, de }: { desenho: string; de: string }) {
  return (
    <svg
      className="assinatura"
      viewBox={`0 0 ${LARGURA_DA_ASSINATURA} ${ALTURA_DA_ASSINATURA}`}
      role="img"
      aria-label={`Assinatura de ${de}`}
    >
      <path d={desenho} />
    </svg>
  )
}
