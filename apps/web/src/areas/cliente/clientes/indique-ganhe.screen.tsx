// The invitation and who came by it. It promises nothing that the house has not announced.
import {
  Alert,
  Badge,
  Button,
  Card,
  CopyButton,
  Group,
  Skeleton,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { CreditosDeIndicacao, useMeusCreditos } from './creditos-de-indicacao.tsx'

const COR = { Cadastrado: 'gray', 'Documentos aprovados': 'blue', Comprou: 'teal' } as const

export function meta() {
  return [{ title: TELAS_CLIENTE.indiqueGanhe.title }]
}

export default function IndiqueGanhe() {
  const { data, error } = useQuery({
    queryKey: ['minhas-indicacoes'],
    queryFn: () => chamar('GET /v1/cliente/indicacoes'),
  })
  const { data: creditos } = useMeusCreditos()
  return (
    <Stack>
      <Title order={1} size="h2">
        Indique e ganhe
      </Title>
      {error && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton h={240} />}
      {data && <Convite caminho={data.caminho} regra={creditos?.regra ?? null} />}
      {creditos && <CreditosDeIndicacao creditos={creditos} />}
      {data && <Indicados lista={data.indicados} />}
    </Stack>
  )
}

interface Regra {
  readonly valor: number
  readonly diasDeEspera: number
}

function Convite({ caminho, regra }: { caminho: string; regra: Regra | null }) {
  const endereco = `${window.location.origin}${caminho}`
  return (
    <Card withBorder>
      <Text mb="sm">
        Convide quem você conhece com o seu endereço. Quem se cadastrar por ele aparece aqui.{' '}
        {regra === null
          ? 'Agora não há campanha: indicar não gera crédito.'
          : `Por pessoa que fechar a primeira compra você ganha ${formatarReais(regra.valor)}, liberados ${regra.diasDeEspera === 0 ? 'em seguida' : `${quantos(regra.diasDeEspera, 'dia', 'dias')} depois`}. A casa confere antes se os dois cadastros forem da mesma pessoa ou casa.`}
      </Text>
      <Group align="end">
        <TextInput
          label="Seu convite"
          value={endereco}
          readOnly
          style={{ flex: 1 }}
          onFocus={(e) => e.currentTarget.select()}
        />
        <CopyButton value={endereco}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copiado' : 'Copiar'}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(`Participe dos leilões comigo: ${endereco}`)}`}
          target="_blank"
          rel="noreferrer"
        >
          Enviar por WhatsApp
        </Button>
      </Group>
    </Card>
  )
}

interface Indicado {
  readonly nome: string
  readonly quando: string
  readonly etapa: keyof typeof COR
}

function Indicados({ lista }: { lista: readonly Indicado[] }) {
  if (lista.length === 0)
    return <Alert title="Ninguém ainda">Quem se cadastrar pelo seu convite aparece aqui.</Alert>
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        {lista.length === 1 ? '1 pessoa' : `${lista.length} pessoas`}
      </Title>
      <Table>
        <Table.Tbody>
          {lista.map((i) => (
            <Table.Tr key={`${i.nome}${i.quando}`}>
              <Table.Td>{i.nome}</Table.Td>
              <Table.Td>{formatarData(Date.parse(i.quando))}</Table.Td>
              <Table.Td>
                <Badge variant="light" tt="none" color={COR[i.etapa]}>
                  {i.etapa}
                </Badge>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  )
}
