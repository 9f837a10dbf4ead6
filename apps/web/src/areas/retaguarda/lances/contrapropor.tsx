import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useState } from 'react'
import type { AResponder } from './responder-proposta.tsx'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'

interface Props {
  /** null: closed */
  readonly proposta: AResponder | null
  readonly aoFechar: () => void
  readonly aoEnviar: (valor: number, motivo: string) => Promise<void>
}

export function Contrapropor({ proposta, aoFechar, aoEnviar }: Props) {
  return (
    <Modal
      opened={proposta !== null}
      onClose={aoFechar}
      title="Contraproposta"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {proposta && <Formulario proposta={proposta} aoFechar={aoFechar} aoEnviar={aoEnviar} />}
    </Modal>
  )
}

function Formulario({ proposta, aoFechar, aoEnviar }: Props & { proposta: AResponder }) {
  const [valor, setValor] = useState<number | null>(null)
  const [motivo, setMotivo] = useState('')
  const [erro, setErro] = useState<string | null>(null)
  const [enviando, setEnviando] = useState(false)
  const enviar = async (): Promise<void> => {
    if (valor === null || valor <= proposta.valor)
      return setErro(`A contraproposta deve ser maior que ${formatarReais(proposta.valor)}`)
    setEnviando(true)
    try {
      await aoEnviar(valor, motivo.trim())
      aoFechar()
    } catch (e) {
      setErro(e instanceof Error ? e.message : String(e))
    } finally {
      setEnviando(false)
    }
  }
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        void enviar()
      }}
    >
      <Stack gap="sm">
        <Text size="sm">
          {proposta.cliente} propôs {formatarReais(proposta.valor)} pelo lote {proposta.numero}.
        </Text>
        <EntradaDeReais
          label="Podemos vender por"
          description="Abaixo da reserva do comitente, o aceite do cliente ainda vai a ele."
          withAsterisk
          value={valor}
          onValueChange={setValor}
          data-autofocus
        />
        <Textarea
          label="Recado ao cliente"
          maxLength={500}
          value={motivo}
          onChange={(e) => setMotivo(e.currentTarget.value)}
        />
        {erro && (
          <Alert color="red" role="alert">
            {erro}
          </Alert>
        )}
        <Group justify="end">
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button type="submit" loading={enviando} disabled={valor === null}>
            Enviar
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
