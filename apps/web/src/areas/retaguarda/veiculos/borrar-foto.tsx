// Draws the areas of a photograph that become unreadable: by pointer, or for the keyboard by numbers.
import { Button, Group, Modal, NumberInput, SimpleGrid, Stack, Text } from '@mantine/core'
import { type PointerEvent, useRef, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import type { FotoDaFolha } from './folha-de-contato.tsx'
import './borrar-foto.css'

interface Area {
  readonly x: number
  readonly y: number
  readonly largura: number
  readonly altura: number
}
interface Ponto {
  readonly x: number
  readonly y: number
}
const MENOR = 0.01
const entre = (a: Ponto, b: Ponto): Area => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  largura: Math.abs(a.x - b.x),
  altura: Math.abs(a.y - b.y),
})
const NUMEROS = [
  ['x', 'Esquerda (%)'],
  ['y', 'Topo (%)'],
  ['largura', 'Largura (%)'],
  ['altura', 'Altura (%)'],
] as const

interface Props {
  readonly foto: FotoDaFolha
  readonly aoFechar: () => void
  readonly aoBorrar: () => void
}

export function BorrarFoto({ foto, aoFechar, aoBorrar }: Props) {
  const [areas, setAreas] = useState<readonly Area[]>([])
  const [inicio, setInicio] = useState<Ponto | null>(null)
  const [fim, setFim] = useState<Ponto | null>(null)
  const [erro, setErro] = useState<string | null>(null)
  const [fazendo, setFazendo] = useState(false)
  const quadro = useRef<HTMLDivElement>(null)
  const onde = (e: PointerEvent): Ponto => {
    const r = quadro.current?.getBoundingClientRect()
    const parte = (v: number, de: number, tamanho: number) => Math.min(1, Math.max(0, (v - de) / tamanho))
    return r ? { x: parte(e.clientX, r.left, r.width), y: parte(e.clientY, r.top, r.height) } : { x: 0, y: 0 }
  }
  const soltar = (): void => {
    if (inicio && fim) {
      const nova = entre(inicio, fim)
      if (nova.largura > MENOR && nova.altura > MENOR) setAreas([...areas, nova].slice(0, 10))
    }
    setInicio(null)
    setFim(null)
  }
  const borrar = async (): Promise<void> => {
    setFazendo(true)
    try {
      await chamar('POST /v1/fotos/:uid/areas', { params: { uid: foto.uid }, body: { areas: [...areas] } })
      avisarSucesso('Área borrada')
      aoBorrar()
    } catch (e) {
      setErro(e instanceof ErroDeChamada ? e.message : 'Algo falhou. Tente novamente.')
      setFazendo(false)
    }
  }
  const vistas = inicio && fim ? [...areas, entre(inicio, fim)] : areas
  return (
    <Modal
      opened
      onClose={aoFechar}
      size="xl"
      title="Borrar áreas"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          Desenhe um retângulo sobre a placa. Na cópia guardada não se desfaz.
        </Text>
        <div
          ref={quadro}
          className="borrar-quadro"
          onPointerDown={(e) => {
            e.currentTarget.setPointerCapture(e.pointerId)
            setInicio(onde(e))
            setFim(onde(e))
          }}
          onPointerMove={(e) => inicio && setFim(onde(e))}
          onPointerUp={soltar}
        >
          <img src={foto.versoes.at(-1)?.url} alt={foto.legenda || foto.veiculo.nome} draggable={false} />
          {vistas.map((a) => (
            <span
              key={`${a.x} ${a.y} ${a.largura}`}
              className="borrar-area"
              style={{
                left: `${a.x * 100}%`,
                top: `${a.y * 100}%`,
                width: `${a.largura * 100}%`,
                height: `${a.altura * 100}%`,
              }}
            />
          ))}
        </div>
        <PorNumeros incluir={(nova) => setAreas([...areas, nova].slice(0, 10))} />
        {erro && (
          <Text c="red" size="sm" role="alert">
            {erro}
          </Text>
        )}
        <Group justify="end">
          <Button
            variant="default"
            disabled={areas.length === 0}
            onClick={() => setAreas(areas.slice(0, -1))}
          >
            Tirar a última
          </Button>
          <Button disabled={areas.length === 0} loading={fazendo} onClick={() => void borrar()}>
            Borrar {areas.length > 0 ? areas.length : ''}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** The same for the keyboard. */
function PorNumeros({ incluir }: { incluir: (a: Area) => void }) {
  const [numeros, setNumeros] = useState<Area>({ x: 0.4, y: 0.6, largura: 0.2, altura: 0.1 })
  return (
    <SimpleGrid cols={{ base: 2, sm: 5 }}>
      {NUMEROS.map(([campo, rotulo]) => (
        <NumberInput
          key={campo}
          size="xs"
          label={rotulo}
          min={0}
          max={100}
          value={Math.round(numeros[campo] * 100)}
          onChange={(v) => setNumeros({ ...numeros, [campo]: Number(v) / 100 })}
          hideControls
        />
      ))}
      <Button size="xs" variant="default" mt="lg" onClick={() => incluir(numeros)}>
        Incluir
      </Button>
    </SimpleGrid>
  )
}
