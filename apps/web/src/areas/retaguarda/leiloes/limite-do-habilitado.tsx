import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'

interface Habilitado {
  readonly uid: string
  readonly cliente: string
  readonly limiteDeCompra: number | null
  readonly versao: number
}
interface Props {
  /** null: closed */
  readonly de: Habilitado | null
  readonly aoFechar: () => void
  readonly aoMudar: () => Promise<unknown>
}

export function LimitarNoLeilao(p: Props) {
  return (
    <Modal
      opened={p.de !== null}
      onClose={p.aoFechar}
      title={`Limite de ${p.de?.cliente ?? ''} neste leilão`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {p.de && <Formulario {...p} de={p.de} />}
    </Modal>
  )
}

function Formulario({ de, aoFechar, aoMudar }: Props & { de: Habilitado }) {
  const [valor, setValor] = useState<number | null>(de.limiteDeCompra)
  const [erro, setErro] = useState<string | null>(null)
  const [salvando, setSalvando] = useState(false)
  const salvar = async (): Promise<void> => {
    setSalvando(true)
    setErro(null)
    try {
      await chamar('PUT /v1/leilao/habilitacoes/:uid/limite', {
        params: { uid: de.uid },
        body: { limiteDeCompra: valor, versao: de.versao },
      })
      avisarSucesso()
      await aoMudar()
      aoFechar()
    } catch (e) {
      setErro(e instanceof Error ? e.message : String(e))
    } finally {
      setSalvando(false)
    }
  }
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        void salvar()
      }}
    >
      <Stack gap="sm">
        <EntradaDeReais label="Limite de compra" value={valor} onValueChange={setValor} data-autofocus />
        <Text size="sm" c="dimmed">
          Vale o mais apertado: este ou o limite geral do cliente. Em branco, só o geral.
        </Text>
        {erro && (
          <Alert color="red" role="alert">
            {erro}
          </Alert>
        )}
        <Group justify="end">
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button type="submit" loading={salvando}>
            Salvar
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
