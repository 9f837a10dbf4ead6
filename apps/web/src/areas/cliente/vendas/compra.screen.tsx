// One purchase: where it stands, the one thing to do next, its items, its payments, its sums. It updates by itself
// when the house acts.
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { Alert, Anchor, Breadcrumbs, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { IconFileCertificate, IconPrinter } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { useMarca } from '../../../core/marca-atual.ts'
import { PassosDaCompra } from '../../../parts/vendas/passos-da-compra.tsx'
import { Situacao } from '../../../parts/vendas/situacao-da-venda.tsx'
import { type Compra, useCompra } from '../../../parts/vendas/usar-venda.ts'
import { ValoresDaVenda } from '../../../parts/vendas/valores-da-venda.tsx'
import { ProblemasDaCompra } from '../incidentes/problemas-da-compra.tsx'
import { AvaliarACompra } from './avaliar-a-compra.tsx'
import { ItensDaCompra } from './itens-da-compra.tsx'
import { PagamentosDaCompra } from './pagamentos-da-compra.tsx'
import { ProximaAcao } from './proxima-acao.tsx'
import './compra.css'

export function meta() {
  return [{ title: 'Compra' }]
}

export default function TelaDaCompra() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useCompra(id)
  if (error && !data)
    return (
      <Alert color="red" title="Não foi possível abrir a compra" role="alert">
        {error.message}
        <Group mt="sm">
          <Button size="xs" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
          <Button size="xs" variant="default" component={Link} to={TELAS_CLIENTE.compras.path}>
            Minhas compras
          </Button>
        </Group>
      </Alert>
    )
  return data ? <UmaCompra v={data} /> : <Carregando />
}

function UmaCompra({ v }: { v: Compra }) {
  return (
    <Stack gap="lg">
      <Cabecalho v={v} />
      {!v.encerrada && <PassosDaCompra passos={v.passos} />}
      <div className="compra-colunas">
        <Stack gap="lg" miw={0}>
          <ProximaAcao v={v} />
          {v.multa && (
            <Alert color="red" title="Multa por desistência">
              Comissão {formatarReais(v.multa.comissao)} + multa {formatarReais(v.multa.multa)} ={' '}
              <b>{formatarReais(v.multa.total)}</b>
            </Alert>
          )}
          <section aria-labelledby="itens">
            <Title order={2} size="h4" id="itens" mb="sm">
              {v.itens.length === 1 ? 'O que você comprou' : `Os ${v.itens.length} itens desta compra`}
            </Title>
            <ItensDaCompra v={v} />
          </section>
          {v.lotesEmCondicional.length > 0 && (
            <Text size="sm">
              Você ainda espera a resposta de quem vende por{' '}
              {v.lotesEmCondicional.map((l) => `${l.numero} – ${l.nome}`).join(', ')}.{' '}
              <Anchor component={Link} to={TELAS_CLIENTE.compras.path} size="sm">
                Ver em Minhas compras
              </Anchor>
            </Text>
          )}
          {v.itens.some((i) => i.conta && i.retirada.situacao === 'entregue') && <AvaliarACompra id={v.id} />}
        </Stack>
        <Stack gap="lg">
          <Card withBorder component="section" aria-labelledby="valores">
            <Title order={2} size="h5" id="valores" mb="sm">
              Valores
            </Title>
            <ValoresDaVenda v={v} />
          </Card>
          <section aria-labelledby="pagamentos">
            <Title order={2} size="h5" id="pagamentos" mb="sm">
              Pagamentos
            </Title>
            <PagamentosDaCompra v={v} />
          </section>
          <Impressos v={v} />
          <ProblemasDaCompra v={v} />
          <Text size="xs" c="dimmed">
            {v.instrucoes.geral}
          </Text>
        </Stack>
      </div>
    </Stack>
  )
}

function Cabecalho({ v }: { v: Compra }) {
  return (
    <div>
      <Breadcrumbs mb="xs">
        <Anchor component={Link} to={TELAS_CLIENTE.compras.path} size="sm">
          Minhas compras
        </Anchor>
        <Text size="sm">Compra {numeroDaVenda(v.id)}</Text>
      </Breadcrumbs>
      <Group justify="space-between" align="start">
        <div>
          <Group gap="sm">
            <Title order={1} size="h2">
              {v.leilao.nomeSemData}
            </Title>
            <Situacao
              situacao={v.situacao}
              rotulo={v.anuladaAt === null ? v.situacao : 'Anulada'}
              cor={v.cor}
            />
          </Group>
          <Text size="sm" c="dimmed" mt={6}>
            Compra {numeroDaVenda(v.id)} ·{' '}
            {!v.fechadaAt && !v.encerrada && `pagamento até ${formatarDia(v.dataPagamento)} · `}
            {v.ajuda}
          </Text>
        </div>
        <Text size="xl" fw={750} className="numeros">
          {formatarReais(v.valorTotalVenda - v.valorDesconto)}
        </Text>
      </Group>
    </div>
  )
}

function Impressos({ v }: { v: Compra }) {
  const { tipo } = useMarca()
  const item = v.itens.find((i) => i.conta)
  return (
    <Stack gap="xs">
      <Button
        component="a"
        href={caminho(TELAS_IMPRESSOS.extrato, { hash: v.hashQrcode })}
        target="_blank"
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
      >
        Extrato da compra
      </Button>
      {v.codigoNotaFiscal && (
        <Button
          component="a"
          href={caminho(TELAS_IMPRESSOS.nota, { hash: v.hashQrcode })}
          target="_blank"
          variant="default"
          leftSection={<IconFileCertificate size={16} aria-hidden />}
        >
          {maiuscula(palavras(tipo).notaDeArrematacao.um)} {v.codigoNotaFiscal}
        </Button>
      )}
      {item && (
        <Button
          component="a"
          href={`${caminho(TELAS_IMPRESSOS.comprovanteArrematacao)}?hash=${v.hashQrcode}`}
          target="_blank"
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
        >
          {tipo === 'loja' ? 'Comprovante de compra' : 'Comprovante de arrematação'}
        </Button>
      )}
    </Stack>
  )
}

function Carregando() {
  return (
    <Stack gap="lg" aria-busy="true">
      <Skeleton height={34} width={320} />
      <Skeleton height={56} />
      <div className="compra-colunas">
        <Skeleton height={380} />
        <Skeleton height={280} />
      </div>
    </Stack>
  )
}
