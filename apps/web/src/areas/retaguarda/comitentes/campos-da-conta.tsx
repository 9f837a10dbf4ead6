// A bank account as it is typed in, for any kind of owner. Not editable: another number is another account.
import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { CampoSimNao, CampoTexto } from '../../../kit/registro/campos.tsx'
import type { Registro } from '../../../kit/registro/usar-registro.ts'

export const CONTA_VAZIA = {
  bancoCodigo: '',
  banco: '',
  agencia: '',
  conta: '',
  titular: '',
  titularDocumento: '',
  pixChave: '',
  recebeLote: true,
}

interface Props {
  readonly r: Registro<typeof CONTA_VAZIA>
  /** what is paid into it */
  readonly recebe: string
  readonly aoVoltar: () => void
}

export function CamposDaConta({ r, recebe, aoVoltar }: Props) {
  return (
    <Stack gap="xs" mt="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        <CampoTexto r={r} campo="bancoCodigo" rotulo="Código do banco" obrigatorio />
        <CampoTexto r={r} campo="banco" rotulo="Banco" obrigatorio />
        <CampoTexto r={r} campo="agencia" rotulo="Agência" obrigatorio />
        <CampoTexto r={r} campo="conta" rotulo="Conta" obrigatorio />
        <CampoTexto r={r} campo="titular" rotulo="Titular" obrigatorio />
        <CampoTexto r={r} campo="titularDocumento" rotulo="CPF ou CNPJ do titular" obrigatorio />
        <CampoTexto r={r} campo="pixChave" rotulo="Chave PIX" />
        <CampoSimNao r={r} campo="recebeLote" rotulo={recebe} />
      </SimpleGrid>
      <Group justify="end">
        <Button size="xs" variant="default" onClick={aoVoltar}>
          Voltar
        </Button>
        <Button size="xs" loading={r.salvando} onClick={() => void r.salvar()}>
          Incluir
        </Button>
      </Group>
    </Stack>
  )
}
