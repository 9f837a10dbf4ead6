// Doing, scheduling or giving up a service.
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'
import { Confirmar } from '../../kit/ficha/confirmar.tsx'
import { doRelogio } from '../../kit/registro/campos.tsx'
import { FalhaAoEnviar, useFalha } from '../../kit/formulario/falha-ao-enviar.tsx'

interface Servico {
  readonly uid: string
  readonly tipoServico: string
  readonly versao: number
  readonly can: { readonly agendar: boolean; readonly realizar: boolean; readonly cancelar: boolean }
}

export function AtosDoServico({ s, aoMudar }: { s: Servico; aoMudar: () => Promise<unknown> }) {
  const [pedindo, setPedindo] = useState<'agendar' | 'cancelar' | null>(null)
  const [quando, setQuando] = useState('')
  const [falha, tentar, enviando] = useFalha()
  const mover = async (
    evento: 'agendar' | 'realizar' | 'cancelar',
    mais: { agendadoAt?: string | null; motivo?: string },
  ): Promise<void> => {
    await chamar('POST /v1/estadias/servicos/:uid/mover', {
      params: { uid: s.uid },
      body: { evento, versao: s.versao, ...mais },
    })
    avisarSucesso()
    setPedindo(null)
    await aoMudar()
  }
  return (
    <Group gap={6}>
      {s.can.realizar && (
        <Button size="compact-sm" onClick={() => void mover('realizar', {}).catch(avisarErro)}>
          Feito
        </Button>
      )}
      {s.can.agendar && (
        <Button size="compact-sm" variant="default" onClick={() => setPedindo('agendar')}>
          Agendar
        </Button>
      )}
      {s.can.cancelar && (
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => setPedindo('cancelar')}>
          Cancelar
        </Button>
      )}
      <Modal
        opened={pedindo === 'agendar'}
        onClose={() => setPedindo(null)}
        title={`Agendar: ${s.tipoServico}`}
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        <form
          onSubmit={(e) => {
            e.preventDefault()
            void tentar(() => mover('agendar', { agendadoAt: quando ? doRelogio(quando) : null }))
          }}
        >
          <Stack gap="sm">
            <TextInput
              type="datetime-local"
              label="Para quando"
              withAsterisk
              value={quando}
              onChange={(e) => setQuando(e.currentTarget.value)}
            />
            <FalhaAoEnviar falha={falha} />
            <Button type="submit" loading={enviando}>
              Agendar
            </Button>
          </Stack>
        </form>
      </Modal>
      <Confirmar
        aberto={pedindo === 'cancelar'}
        titulo={`Cancelar: ${s.tipoServico}?`}
        botao="Cancelar o serviço"
        perigo
        motivo="obrigatorio"
        aoFechar={() => setPedindo(null)}
        aoConfirmar={(motivo) => mover('cancelar', { motivo })}
      >
        O serviço sai da lista do pátio.
      </Confirmar>
    </Group>
  )
}
