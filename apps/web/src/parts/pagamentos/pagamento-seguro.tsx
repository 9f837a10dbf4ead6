// Stands beside every way to pay: where money may go, and where to check a doubt.
import { Alert, Anchor, Text } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'

export function PagamentoSeguro() {
  return (
    <Alert color="teal" variant="light" icon={<IconShieldCheck aria-hidden />} title="Pagamento seguro">
      <Text size="sm">
        Pague só com os dados desta página, de uma conta em seu nome. Ninguém da casa manda conta ou chave por
        mensagem.{' '}
        <Anchor href="/seguranca" size="sm" target="_blank">
          Conferir sites e contas oficiais
        </Anchor>
      </Text>
    </Alert>
  )
}
