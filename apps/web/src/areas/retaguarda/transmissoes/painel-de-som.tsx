// The mixer: fader, mute and meter per source, the whole's meter, and an alarm when nothing has been heard for ten seconds.
import { Anchor, Badge, Button, Group, Slider, Stack, Text } from '@mantine/core'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { EstadoDaMesa, MesaDeVideo } from './mesa-de-video.ts'
import { nivelDe } from './som-da-mesa.ts'

const SILENCIO_MS = 10_000
const OUVE = 0.01

/** A bar that moves without React: ten times a second. */
function Medidor({ no, aoNivel }: { readonly no: AnalyserNode; readonly aoNivel?: (n: number) => void }) {
  const barra = useRef<HTMLMeterElement>(null)
  const contar = useRef(aoNivel)
  contar.current = aoNivel
  useEffect(() => {
    const timer = setInterval(() => {
      const n = nivelDe(no)
      if (barra.current) barra.current.value = n
      contar.current?.(n)
    }, 100)
    return () => clearInterval(timer)
  }, [no])
  return (
    <meter
      ref={barra}
      className="estudio__medidor"
      min={0}
      max={1}
      low={0.7}
      high={0.9}
      optimum={0.4}
      aria-label="Nível do som"
    />
  )
}

export function PainelDeSom({ mesa, estado }: { readonly mesa: MesaDeVideo; readonly estado: EstadoDaMesa }) {
  const [, desenhar] = useReducer((n: number) => n + 1, 0)
  const [mudo, setMudo] = useState(false)
  const ouvido = useRef(0)
  const aoNivel = (n: number): void => {
    if (n > OUVE || ouvido.current === 0) ouvido.current = performance.now()
    const calado = performance.now() - ouvido.current > SILENCIO_MS
    if (calado !== mudo) setMudo(calado)
  }
  return (
    <Stack gap="xs" component="section" aria-label="Som">
      <Group justify="space-between">
        <Text fw={700}>Som</Text>
        {estado.noAr && mudo && <Badge color="red">Silêncio há 10 s</Badge>}
      </Group>
      <Medidor no={mesa.som.medidor} aoNivel={aoNivel} />
      {estado.comSom === false && (
        <Text size="sm" c="red">
          Este navegador não codifica o som: a transmissão vai sem ele. Use a versão atual do Chrome ou do
          Edge.
        </Text>
      )}
      {[...mesa.som.canais].map(([id, c]) => {
        const nome = estado.fontes.find((f) => f.id === id)?.nome ?? id
        return (
          <Stack key={id} gap={2}>
            <Group gap="xs" wrap="nowrap">
              <Text size="sm" flex={1} truncate>
                {nome}
              </Text>
              <Button
                size="compact-xs"
                variant={c.mudo ? 'filled' : 'default'}
                color="red"
                aria-pressed={c.mudo}
                onClick={() => {
                  mesa.som.ajustar(id, { mudo: !c.mudo })
                  desenhar()
                }}
              >
                Mudo
              </Button>
            </Group>
            <Slider
              thumbLabel={`Volume de ${nome}`}
              min={0}
              max={1.5}
              step={0.05}
              value={c.volume}
              label={(v) => `${Math.round(v * 100)} %`}
              onChange={(volume) => {
                mesa.som.ajustar(id, { volume })
                desenhar()
              }}
            />
            <Medidor no={c.medidor} />
          </Stack>
        )
      })}
      <Anchor href="/licencas/licencas.txt" target="_blank" size="xs">
        Licenças de terceiros
      </Anchor>
    </Stack>
  )
}
