// New ends for all lots that have not been cried: the first at the chosen time, each further one later.
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { finsDosLotes } from '@martelo/domain/leiloes/leilao.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { doRelogio, paraRelogio } from '../../../kit/registro/campos.tsx'
import type { Leilao } from './leilao-lido.ts'

interface Props {
  readonly a: Leilao
  readonly aberto: boolean
  readonly aoFechar: () => void
  readonly aoMudar: () => void
}

export function RecalcularFins({ a, aberto, aoFechar, aoMudar }: Props) {
  const [primeiro, setPrimeiro] = useState(paraRelogio(a.data))
  const [fazendo, setFazendo] = useState(false)
  const inicio = doRelogio(primeiro)
  const ultimo =
    inicio === null
      ? null
      : (finsDosLotes(Date.parse(inicio), a.quantidadeLotes, a.segundoEntreLotes).at(-1) ?? null)
  const gravar = async (): Promise<void> => {
    if (inicio === null) return
    setFazendo(true)
    try {
      const r = await chamar('POST /v1/leiloes/:id/lotes/recalcular-fim', {
        params: { id: a.id },
        body: { primeiroFim: inicio },
      })
      avisarSucesso(`Encerramentos refeitos: ${r.lotes === 1 ? '1 lote' : `${r.lotes} lotes`}`)
      aoMudar()
      aoFechar()
    } catch (e) {
      avisarErro(e)
    } finally {
      setFazendo(false)
    }
  }
  return (
    <Modal
      opened={aberto}
      onClose={aoFechar}
      title="Recalcular encerramentos"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack>
        <TextInput
          type="datetime-local"
          label="O primeiro lote encerra em"
          description="Horário de Brasília"
          value={primeiro}
          onChange={(e) => setPrimeiro(e.currentTarget.value)}
        />
        <Text size="sm" c="dimmed">
          Um lote a cada {a.segundoEntreLotes} segundos, na ordem do pregão.
          {ultimo !== null && ` O último encerra em ${formatarDataHora(ultimo)}.`}
        </Text>
        <Group justify="end">
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button loading={fazendo} disabled={inicio === null} onClick={() => void gravar()}>
            Recalcular
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
