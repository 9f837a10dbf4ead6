// How much: a fixed sum, or the limit that the client wants and the deposit that it costs, computed by the rule that the
// server charges by.
import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { caucaoPedida } from '@martelo/domain/caucoes/valor-da-caucao.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { CHAVE_DAS_CAUCOES, type MinhaCaucao } from '../../../parts/caucoes/usar-caucoes.ts'
import { PagamentoSeguro } from '../../../parts/pagamentos/pagamento-seguro.tsx'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'

export function EscolherCaucao({ minha }: { minha: MinhaCaucao }) {
  const { regra, leiUid } = minha
  const consultas = useQueryClient()
  const porLimite = regra.porcentagem !== null
  const antes = minha.caucao?.limite ?? null
  const [digitado, setDigitado] = useState<number | null>(antes)
  const limite = porLimite ? digitado : null
  const pedida = caucaoPedida(regra, limite)
  const gerar = useMutation({
    mutationFn: () =>
      chamar('POST /v1/leilao/:leiUid/caucao', { params: { leiUid }, body: { limite: limite ?? undefined } }),
    onSettled: () => consultas.invalidateQueries({ queryKey: CHAVE_DAS_CAUCOES }),
  })
  const erroDoCampo = gerar.error instanceof ErroDeChamada ? gerar.error.campos.limite : undefined
  return (
    <Card withBorder>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          if (pedida.ok) gerar.mutate()
        }}
      >
        <Stack>
          <div>
            <Title order={2} size="h4">
              {porLimite ? 'Até quanto você quer comprar?' : 'Pague a caução para dar lances'}
            </Title>
            <Text size="sm" c="dimmed">
              {regra.texto}. O Pix deve sair de uma conta sua. Se você não comprar nada, o valor volta para a
              mesma conta depois do leilão.
            </Text>
          </div>
          {porLimite && (
            <EntradaDeReais
              label="Limite de compra"
              size="md"
              placeholder="50.000,00"
              value={digitado}
              onValueChange={setDigitado}
              error={erroDoCampo ?? (digitado !== null && !pedida.ok ? pedida.mensagem : null)}
            />
          )}
          {pedida.ok && (
            <Text aria-live="polite">
              Caução de <b className="numeros">{formatarReais(pedida.valor)}</b>
              {pedida.limite !== null && (
                <>
                  {' '}
                  para comprar até <b className="numeros">{formatarReais(pedida.limite)}</b>
                </>
              )}
              .
            </Text>
          )}
          {gerar.error && erroDoCampo === undefined && (
            <Text c="red" size="sm" role="alert">
              {gerar.error.message}
            </Text>
          )}
          <PagamentoSeguro />
          <Button type="submit" size="md" disabled={!pedida.ok} loading={gerar.isPending}>
            {pedida.ok ? `Gerar Pix de ${formatarReais(pedida.valor)}` : 'Gerar Pix'}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
