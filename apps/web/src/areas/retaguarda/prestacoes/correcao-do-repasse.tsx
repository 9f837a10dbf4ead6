// A payout that is late: its correction by an index that the house keeps, seen before it is entered.
import { Button, Card, Group, Select, Stack, Text, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { INDICES, type Indice, ROTULO_DO_INDICE } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import type { Prestacao } from './prestacao.screen.tsx'

interface Props {
  readonly p: Prestacao
  readonly reler: () => Promise<void>
}

export function CorrecaoDoRepasse({ p, reler }: Props) {
  const [indice, setIndice] = useState<Indice>(p.indiceDoRepasse ?? 'IPCA')
  const [chave, setChave] = useState(novaChave)
  const [enviando, setEnviando] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['correcao-do-repasse', p.uid, indice, p.contas.liquido],
    queryFn: () => chamar('GET /v1/prestacoes/:uid/correcao', { params: { uid: p.uid }, query: { indice } }),
  })
  const correcao = data?.correcao ?? null
  const lancar = async (): Promise<void> => {
    if (correcao === null) return
    setEnviando(true)
    try {
      await chamar('POST /v1/prestacoes/:uid/correcao', {
        params: { uid: p.uid },
        body: { indice, correcao, chaveDoPedido: chave },
      })
      setChave(novaChave())
      avisarSucesso('Correção lançada')
    } catch (e) {
      avisarErro(e)
    } finally {
      setEnviando(false)
      await reler()
    }
  }
  return (
    <Card withBorder component="section" aria-label="Correção do repasse em atraso">
      <Stack gap="sm">
        <div>
          <Title order={2} size="h5">
            Correção do repasse em atraso
          </Title>
          <Text size="sm" c="dimmed">
            {`O repasse é devido até ${formatarDia(p.prazoDePagamento)}. Depois, o líquido é corrigido mês a mês pelo índice, até o mês anterior ao de hoje; é do comitente.`}
          </Text>
        </div>
        <Group align="end" gap="sm">
          <Select
            label="Índice"
            description={
              p.indiceDoRepasse === null ? undefined : `Contrato: ${ROTULO_DO_INDICE[p.indiceDoRepasse]}`
            }
            allowDeselect={false}
            data={INDICES.map((i) => ({ value: i, label: ROTULO_DO_INDICE[i] }))}
            value={indice}
            onChange={(v) => v !== null && setIndice(v)}
          />
          <Button loading={enviando} disabled={correcao === null} onClick={() => void lancar()}>
            {correcao === null ? 'Lançar a correção' : `Lançar ${formatarReais(correcao)}`}
          </Button>
        </Group>
        <Text size="sm" role="status" c={error ? 'red' : undefined}>
          {error?.message ?? data?.motivo ?? (data?.periodo ? `Índices de ${data.periodo}.` : '')}{' '}
          <Link to={caminho(TELAS_RETAGUARDA.indices)}>Ver os índices</Link>
        </Text>
      </Stack>
    </Card>
  )
}
