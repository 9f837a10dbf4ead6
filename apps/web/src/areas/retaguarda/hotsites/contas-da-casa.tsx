// Which of the house's own accounts boletos and deposits of sales go to. The accounts themselves have a screen.
import { Anchor, Card, Select, SimpleGrid, Text, Title } from '@mantine/core'
import { CONTA_BANCARIA } from '@martelo/contracts/contas/conta-bancaria.cadastro.ts'
import { ErrorState } from '@martelo/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { CampoSimNao } from '../../../kit/registro/campos.tsx'
import type { FormularioDoHotsite } from './hotsite-lido.ts'

const CAMPOS = [
  ['bcoIdBoleto', 'Boletos', 'Vazio: a conta da venda, se permitir boleto'],
  ['bcoIdDeposito', 'Depósitos e transferências', 'Vazio: a conta padrão da casa que recebe vendas'],
] as const

export function ContasDaCasa({ r }: { r: FormularioDoHotsite }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['contas-da-casa'],
    queryFn: () => chamar('GET /v1/contas-bancarias', { query: { ativo: 'sim', porPagina: 200 } }),
  })
  const contas = data?.filter((c) => c.comUid === null) ?? []
  const serve = (campo: string) =>
    contas.filter((c) => (campo === 'bcoIdBoleto' ? c.permiteBoleto : c.recebeLote))
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="xs">
        Contas bancárias da casa
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        A página de segurança mostra as contas ativas da casa como oficiais.{' '}
        <Anchor component={Link} to={CONTA_BANCARIA.tela} inherit>
          Abrir as contas bancárias
        </Anchor>
      </Text>
      {error && (
        <ErrorState description={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {CAMPOS.map(([campo, rotulo, ajuda]) => (
          <Select
            key={campo}
            label={rotulo}
            description={ajuda}
            clearable
            disabled={data === undefined}
            data={serve(campo).map((c) => ({ value: String(c.id), label: c.nome ?? '' }))}
            value={r.valores[campo] === null ? null : String(r.valores[campo])}
            error={r.erros[campo]}
            onChange={(v) => r.mudar(campo, v === null ? null : Number(v))}
          />
        ))}
        <CampoSimNao
          r={r}
          campo="contaBancariaComitente"
          rotulo="Receber na conta do comitente"
          ajuda="A venda de um só comitente é paga na conta dele, se ele tiver uma. Desligado: sempre na da casa"
        />
      </SimpleGrid>
    </Card>
  )
}
