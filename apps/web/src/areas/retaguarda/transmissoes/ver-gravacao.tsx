// A recording from its beginning to its end, a minute at a time: a whole file is too large for one answer. One that is still
// being recorded goes on as far as it has come.
import { Button, Group, Modal, Slider, Stack, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useState } from 'react'
import { relogio } from '../../../core/relogio.ts'
import { PASSO_MS, proximoTrecho, tempoCorrido } from './trechos-da-gravacao.ts'
import type { Estudio } from './usar-estudio.ts'

export type Gravacao = Estudio['gravacoes'][number]

export function VerGravacao({ g, aoFechar }: { readonly g: Gravacao; readonly aoFechar: () => void }) {
  const [de, setDe] = useState(0)
  const [acabou, setAcabou] = useState(false)
  const [falhou, setFalhou] = useState(false)
  // Of a living one: how far it was when it was last looked at.
  const total = Math.max(0, (g.fim === null ? relogio.agora() : Date.parse(g.fim)) - Date.parse(g.inicio))
  const ir = (ms: number): void => {
    setDe(Math.min(Math.max(0, ms), Math.max(0, total - 1_000)))
    setAcabou(false)
    setFalhou(false)
  }
  const seguir = (duracaoS: number): void => {
    const proximo = proximoTrecho(de, duracaoS * 1000, total)
    if (proximo === null) setAcabou(true)
    else ir(proximo)
  }
  return (
    <Modal
      opened
      onClose={aoFechar}
      size="xl"
      title={`Gravação de ${formatarDataHora(Date.parse(g.inicio))}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack gap="sm">
        <video
          className="estudio__gravacao"
          src={`/v1/gravacao/${g.uid}/trecho?de=${Math.round(de)}&ms=${PASSO_MS}`}
          controls
          autoPlay
          playsInline
          aria-label="Gravação"
          onEnded={(e) => seguir(e.currentTarget.duration)}
          onError={() => setFalhou(true)}
        >
          <track kind="captions" />
        </video>
        <Slider
          thumbLabel="Momento da gravação"
          min={0}
          max={Math.max(1, Math.round(total / 1000))}
          value={Math.round(de / 1000)}
          label={(s) => tempoCorrido(s * 1000)}
          onChange={(s) => setDe(s * 1000)}
          onChangeEnd={(s) => ir(s * 1000)}
        />
        <Group justify="space-between">
          <Group gap="xs">
            <Button size="xs" variant="default" disabled={de === 0} onClick={() => ir(de - PASSO_MS)}>
              Minuto anterior
            </Button>
            <Button
              size="xs"
              variant="default"
              disabled={de + PASSO_MS >= total}
              onClick={() => ir(de + PASSO_MS)}
            >
              Minuto seguinte
            </Button>
          </Group>
          <Text size="sm" role="status">
            {falhou
              ? 'Não foi possível abrir este trecho.'
              : acabou
                ? 'Fim da gravação.'
                : `A partir de ${tempoCorrido(de)}, de ${tempoCorrido(total)}`}
          </Text>
        </Group>
      </Stack>
    </Modal>
  )
}
