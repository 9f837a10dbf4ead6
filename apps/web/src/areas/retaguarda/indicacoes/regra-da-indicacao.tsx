import { Alert, Card, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import { CampoDinheiro, CampoNumero, CampoSimNao } from '../../../kit/registro/campos.tsx'
import { useRegistro } from '../../../kit/registro/usar-registro.ts'

type Regra = RespostaDe<Calls['GET /v1/indicacoes/regra']>

export function RegraDaIndicacao({ edita }: { edita: boolean }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['regra-de-indicacao'],
    queryFn: () => chamar('GET /v1/indicacoes/regra'),
  })
  if (error)
    return (
      <Alert color="red" role="alert" mb="md">
        {error.message}
      </Alert>
    )
  if (!data) return <Skeleton h={120} mb="md" role="status" aria-label="Carregando" />
  return (
    <Card withBorder mb="md">
      <Title order={2} size="h5" mb="sm">
        O que a casa dá
      </Title>
      {edita ? (
        <Formulario regra={data} reler={refetch} />
      ) : (
        <Text>
          {data.ativa
            ? `${formatarReais(data.valor)} por pessoa, ${quantos(data.diasDeEspera, 'dia', 'dias')} depois da primeira compra fechada.`
            : 'Não há campanha: indicar não gera crédito.'}
        </Text>
      )}
    </Card>
  )
}

function Formulario({ regra, reler }: { regra: Regra; reler: () => Promise<unknown> }) {
  const { versao: antes, ...lido } = regra
  const r = useRegistro({
    lido,
    versao: antes,
    salvar: (v, versao) => chamar('PUT /v1/indicacoes/regra', { body: { ...v, versao } }),
    reler,
    aoSalvar: () => void reler(),
  })
  return (
    <Stack>
      <CampoSimNao r={r} campo="ativa" rotulo="Há campanha" />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <CampoDinheiro
          r={r}
          campo="valor"
          rotulo="Por pessoa que comprou"
          ajuda="Uma vez por pessoa, na primeira compra fechada"
        />
        <CampoNumero r={r} campo="diasDeEspera" rotulo="Dias de espera" ajuda="Depois da compra fechada" />
        <CampoNumero
          r={r}
          campo="maximoPorMes"
          rotulo="Máximo em 30 dias"
          ajuda="O que passa espera a conferência de uma pessoa"
        />
      </SimpleGrid>
      <BarraDeSalvar r={r} />
    </Stack>
  )
}
