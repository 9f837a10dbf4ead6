// Two registrations of one person: the other one closes, and what it did is shown here.
import { Alert, Button, Group, Modal, NumberInput, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import type { FichaDoCliente } from './cliente.screen.tsx'

interface Props {
  readonly c: FichaDoCliente
  readonly aoMudar: (nova: FichaDoCliente) => void
}

export function UnirCadastro({ c, aoMudar }: Props) {
  const [aberto, setAberto] = useState(false)
  if (!c.pode.unir || c.unidoA !== null) return null
  const fechar = (): void => setAberto(false)
  return (
    <>
      <Button variant="default" onClick={() => setAberto(true)}>
        Unir outro cadastro
      </Button>
      <Modal
        opened={aberto}
        onClose={fechar}
        title="Unir outro cadastro a este"
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        <Formulario c={c} aoMudar={aoMudar} fechar={fechar} />
      </Modal>
    </>
  )
}

/** Lives as long as the dialog is open: the next time nothing of before stands in it. */
function Formulario({ c, aoMudar, fechar }: Props & { readonly fechar: () => void }) {
  const [outroId, setOutro] = useState<number | ''>('')
  const [motivo, setMotivo] = useState('')
  const [erro, setErro] = useState<unknown>(null)
  const [unindo, setUnindo] = useState(false)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const unir = (): void => {
    setErro(null)
    setUnindo(true)
    chamar('POST /v1/clientes/:id/unir', {
      params: { id: c.id },
      body: { outroId: Number(outroId), motivo },
    })
      .then((nova) => {
        aoMudar(nova)
        fechar()
      })
      .catch(setErro)
      .finally(() => setUnindo(false))
  }
  return (
    <Stack>
      <Text size="sm">
        O outro cadastro é fechado. Documentos, favoritos e grupos dele vêm para cá; os lances e as compras
        dele continuam no nome com que foram feitos e aparecem também aqui. Não tem volta.
      </Text>
      <NumberInput
        label="Número do outro cadastro"
        description="Está no endereço da ficha dele"
        value={outroId}
        onChange={(n) => {
          setOutro(n === '' ? '' : Number(n))
          setErro(null)
        }}
        error={campos.outroId}
        min={1}
        hideControls
      />
      <Textarea
        label="Motivo"
        withAsterisk
        value={motivo}
        onChange={(e) => setMotivo(e.currentTarget.value)}
        error={campos.motivo}
      />
      {erro instanceof Error && Object.keys(campos).length === 0 && (
        <Alert color="red" role="alert">
          {erro.message}
        </Alert>
      )}
      <Group justify="end">
        <Button variant="default" onClick={fechar}>
          Voltar
        </Button>
        <Button color="red" disabled={outroId === ''} loading={unindo} onClick={unir}>
          Unir
        </Button>
      </Group>
    </Stack>
  )
}
