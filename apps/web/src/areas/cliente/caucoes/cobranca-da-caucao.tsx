// The code of a deposit that waits for its money; another one when it has ended or never came.
import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { CHAVE_DAS_CAUCOES, type CaucaoDoCliente } from '../../../parts/caucoes/usar-caucoes.ts'
import { PagamentoSeguro } from '../../../parts/pagamentos/pagamento-seguro.tsx'
import { PagarComPix } from '../vendas/pagar-com-pix.tsx'

export function CobrancaDaCaucao({ leiUid, caucao: c }: { leiUid: string; caucao: CaucaoDoCliente }) {
  const consultas = useQueryClient()
  const recarregar = () => consultas.invalidateQueries({ queryKey: CHAVE_DAS_CAUCOES })
  const outra = useMutation({
    mutationFn: () =>
      chamar('POST /v1/leilao/:leiUid/caucao', {
        params: { leiUid },
        body: { limite: c.limite ?? undefined },
      }),
    onSettled: recarregar,
  })
  const cancelar = useMutation({
    mutationFn: () => chamar('DELETE /v1/cliente/caucoes/:uid', { params: { uid: c.uid } }),
    onSettled: recarregar,
  })
  const erro = outra.error ?? cancelar.error
  return (
    <Card withBorder>
      <Stack>
        {c.limite !== null && (
          <Text ta="center">
            Libera compras de até <b className="numeros">{formatarReais(c.limite)}</b>
          </Text>
        )}
        {c.pix ? (
          <PagarComPix p={c} />
        ) : (
          <Alert color="yellow" title="O código venceu ou o banco ainda não respondeu">
            Gere outro. Se você já pagou, aguarde: a confirmação ainda pode chegar.
          </Alert>
        )}
        <Text size="sm" c="dimmed" ta="center">
          Pague de uma conta no seu CPF ou CNPJ. Pix de outra pessoa, ou de outro valor, volta para quem
          pagou.
        </Text>
        <PagamentoSeguro />
        {erro && (
          <Text c="red" size="sm" role="alert">
            {erro.message}
          </Text>
        )}
        <Group justify="center">
          {!c.pix && (
            <Button loading={outra.isPending} onClick={() => outra.mutate()}>
              Gerar outro Pix
            </Button>
          )}
          <Button variant="default" loading={cancelar.isPending} onClick={() => cancelar.mutate()}>
            {c.limite === null ? 'Desistir' : 'Escolher outro limite'}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
