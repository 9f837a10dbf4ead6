// A dialog for acts that need a reason or cannot be taken back: names the thing and its consequence.
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'

interface Props {
  readonly aberto: boolean
  readonly titulo: string
  /** the consequence, in one or two sentences */
  readonly children: ReactNode
  readonly botao: string
  readonly perigo?: boolean
  /** asks for a reason (kept in the history) */
  readonly motivo?: 'obrigatorio' | 'opcional'
  readonly aoFechar: () => void
  readonly aoConfirmar: (motivo: string) => Promise<unknown>
}

export function Confirmar(p: Props) {
  const [motivo, setMotivo] = useState('')
  const [erro, setErro] = useState<string | null>(null)
  const [fazendo, setFazendo] = useState(false)
  // Another question, or the same one later, begins without what was complained about before.
  const [antes, setAntes] = useState(p.aberto)
  if (antes !== p.aberto) {
    setAntes(p.aberto)
    setErro(null)
  }
  const confirmar = async (): Promise<void> => {
    if (p.motivo === 'obrigatorio' && motivo.trim().length < 3) return setErro('Escreva o motivo')
    setFazendo(true)
    setErro(null)
    try {
      await p.aoConfirmar(motivo.trim())
      setMotivo('')
      p.aoFechar()
    } catch (e) {
      setErro(e instanceof ErroDeChamada ? (e.campos.motivo ?? e.message) : 'Algo falhou. Tente novamente.')
    } finally {
      setFazendo(false)
    }
  }
  return (
    <Modal
      opened={p.aberto}
      onClose={p.aoFechar}
      title={p.titulo}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack gap="sm">
        <Text size="sm" component="div">
          {p.children}
        </Text>
        {p.motivo && (
          <Textarea
            label="Motivo"
            withAsterisk={p.motivo === 'obrigatorio'}
            maxLength={500}
            autosize
            minRows={2}
            value={motivo}
            error={erro}
            onChange={(e) => setMotivo(e.currentTarget.value)}
            data-autofocus
          />
        )}
        {!p.motivo && erro && (
          <Text c="red" size="sm" role="alert">
            {erro}
          </Text>
        )}
        <Group justify="end">
          <Button variant="default" onClick={p.aoFechar}>
            Voltar
          </Button>
          <Button color={p.perigo ? 'red' : undefined} loading={fazendo} onClick={() => void confirmar()}>
            {p.botao}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
