// One sale for the house: sums, payments with their proofs, items with pickup and papers, acts, and who did what.
import { Alert, Anchor, Button, Card, Menu, SimpleGrid, Stack, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { IconChevronDown, IconPrinter } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { PassosDaCompra } from '../../../parts/vendas/passos-da-compra.tsx'
import { Situacao } from '../../../parts/vendas/situacao-da-venda.tsx'
import { useVendaDaCasa, type VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { ValoresDaVenda } from '../../../parts/vendas/valores-da-venda.tsx'
import { AbrirIncidente } from '../incidentes/abrir-incidente.tsx'
import { AbaDeAnulacao, AvisoDaAnulacao } from './aba-de-anulacao.tsx'
import { AbaDeItens } from './aba-de-itens.tsx'
import { AbaDePagamentos } from './aba-de-pagamentos.tsx'
import { AbaDoProximo } from './aba-do-proximo.tsx'
import { CancelamentosPedidos } from './cancelamentos-pedidos.tsx'
import { DarDesconto } from './dar-desconto-na-venda.tsx'
import { NotaDaVenda } from './nota-da-venda.tsx'
import { QuemConsta } from './quem-consta-na-venda.tsx'
import { AvisoDoPrazo, ProrrogarPrazo } from './prazo-da-venda.tsx'
import { MostrarDados } from '../clientes/mostrar-dados.tsx'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

const LISTA = TELAS_RETAGUARDA.vendas.path

export default function TelaDaVenda() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useVendaDaCasa(id)
  if (error && !data) return <FichaComErro erro={error} voltar={LISTA} refazer={() => void refetch()} />
  return (
    <>
      <title>{data ? `Venda ${numeroDaVenda(data.id)} | Vendas` : 'Venda'}</title>
      {data ? <UmaVenda v={data} /> : <FichaCarregando />}
    </>
  )
}

const rotulo = (v: VendaDaCasa): string => (v.anuladaAt === null ? v.situacao : 'Anulada')

function UmaVenda({ v }: { v: VendaDaCasa }) {
  return (
    <Ficha
      trilha={[['Vendas', LISTA]]}
      titulo={`Venda ${numeroDaVenda(v.id)}`}
      subtitulo={<DeQuemEDeOnde v={v} />}
      estado={<Situacao situacao={v.situacao} rotulo={rotulo(v)} cor={v.cor} />}
      acoes={<Acoes v={v} />}
      resumo={<Resumo v={v} />}
      abas={[
        {
          id: 'pagamentos',
          titulo: `Pagamentos (${v.pagamentos.length})`,
          conteudo: <AbaDePagamentos v={v} />,
        },
        { id: 'itens', titulo: `Itens (${v.itens.length})`, conteudo: <AbaDeItens v={v} /> },
        ...(v.situacao === 'Cliente Desistiu'
          ? [{ id: 'proximo', titulo: 'Próximo colocado', conteudo: <AbaDoProximo v={v} /> }]
          : []),
        { id: 'anulacao', titulo: 'Anulação', conteudo: <AbaDeAnulacao v={v} /> },
        {
          id: 'arquivos',
          titulo: 'Arquivos',
          conteudo: <AnexosDoRegistro entidade="venda" uid={v.uid} />,
        },
        { id: 'comprador', titulo: 'Comprador', conteudo: <Comprador v={v} /> },
      ]}
      historico={{ entidade: 'venda', uid: v.uid }}
    />
  )
}

/** Buyer and auction, each a link for those who may open it. */
function DeQuemEDeOnde({ v }: { v: VendaDaCasa }) {
  const quem = useQuem()
  const nomes = [
    {
      nome: v.cliente.nome,
      to: caminho(TELAS_RETAGUARDA.cliente, { id: v.cliente.id }),
      abre: 'cliente:ver',
    },
    { nome: v.leilao.nome, to: caminho(TELAS_RETAGUARDA.leilao, { id: v.leiId }), abre: 'leilao:ver' },
  ] as const
  return (
    <>
      {nomes.map(({ nome, to, abre }, i) => (
        <Fragment key={to}>
          {i > 0 && ' · '}
          {permite(abre, quem) ? <Link to={to}>{nome}</Link> : nome}
        </Fragment>
      ))}
      {/* The date matters while money is missing. */}
      {!v.fechadaAt && !v.encerrada && ` · pagamento até ${formatarDia(v.dataPagamento)}`}
    </>
  )
}

function Acoes({ v }: { v: VendaDaCasa }) {
  const [acao, setAcao] = useState<VendaDaCasa['acoes'][number] | null>(null)
  const [descontando, setDescontando] = useState(false)
  const [prorrogando, setProrrogando] = useState(false)
  const [incidente, setIncidente] = useState(false)
  const abreIncidente = permite('incidente:tratar', useQuem())
  const mudar = useMudarVenda(v)
  const fechar = v.acoes.find((a) => a.evento === 'fechar')
  const outras = v.acoes.filter((a) => a.evento !== 'fechar')
  const executar = async (motivo: string): Promise<void> => {
    if (acao === null) return
    await mudar(() =>
      chamar('PUT /v1/leilao/vendas/:id/situacao', {
        params: { id: v.id },
        body: { evento: acao.evento as 'fechar', motivo: motivo || null, versao: v.versao },
      }),
    )
    avisarSucesso()
  }
  return (
    <>
      <Button
        component="a"
        href={caminho(TELAS_IMPRESSOS.extrato, { hash: v.hashQrcode })}
        target="_blank"
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
      >
        Extrato
      </Button>
      <NotaDaVenda v={v} />
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            Ações
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={!v.podeDescontar.pode} onClick={() => setDescontando(true)}>
            Desconto
            {v.podeDescontar.motivo && <Motivo t={v.podeDescontar.motivo} />}
          </Menu.Item>
          {v.situacao === 'Aguardando Pagamento' && (
            <Menu.Item disabled={!v.podeProrrogar.pode} onClick={() => setProrrogando(true)}>
              Novo prazo de pagamento
              {v.podeProrrogar.motivo && <Motivo t={v.podeProrrogar.motivo} />}
            </Menu.Item>
          )}
          {abreIncidente && <Menu.Item onClick={() => setIncidente(true)}>Abrir incidente</Menu.Item>}
          {outras.map((a) => (
            <Menu.Item
              key={a.evento}
              disabled={!a.pode}
              {...(a.evento === 'cancelar' ? { color: 'red' } : {})}
              onClick={() => setAcao(a)}
            >
              {a.rotulo}
              {a.motivo && <Motivo t={a.motivo} />}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {fechar?.pode && <Button onClick={() => setAcao(fechar)}>Fechar a venda</Button>}
      <Confirmar
        aberto={acao !== null}
        titulo={acao?.rotulo ?? ''}
        botao={acao?.rotulo ?? ''}
        perigo={acao?.evento === 'cancelar' || acao?.evento === 'desistir'}
        {...(acao?.pedeMotivo ? { motivo: 'obrigatorio' as const } : {})}
        aoFechar={() => setAcao(null)}
        aoConfirmar={executar}
      >
        {acao && consequencia(acao.evento, v)}
      </Confirmar>
      <DarDesconto v={v} aberto={descontando} aoFechar={() => setDescontando(false)} />
      <ProrrogarPrazo v={v} aberto={prorrogando} aoFechar={() => setProrrogando(false)} />
      <AbrirIncidente vndId={v.id} aberto={incidente} aoFechar={() => setIncidente(false)} />
    </>
  )
}

function Motivo({ t }: { t: string }) {
  return (
    <Text size="xs" c="dimmed">
      {t}
    </Text>
  )
}

function consequencia(evento: string, v: VendaDaCasa): string {
  const aprovado =
    v.somas.aprovado > 0
      ? ` Há ${formatarReais(v.somas.aprovado)} aprovados que precisarão ser devolvidos.`
      : ''
  const textos: Readonly<Record<string, string>> = {
    fechar: `A venda ${numeroDaVenda(v.id)} será fechada com a sua assinatura e os lotes passam a pagos.`,
    desistir: `Os lotes voltam como "cliente desistiu". Multa: ${formatarReais(v.multaPrevista.total)} (comissão ${formatarReais(v.multaPrevista.comissao)} e multa ${formatarReais(v.multaPrevista.multa)}).${aprovado}`,
    cancelar: `A venda ${numeroDaVenda(v.id)} de ${v.cliente.nome} será cancelada e os lotes também.${aprovado}`,
    reabrir: 'A venda volta à validação e os agendamentos de retirada são desfeitos.',
    reverterDesistencia: 'A venda e os lotes voltam a aguardar pagamento; a multa é retirada.',
  }
  return textos[evento] ?? ''
}

function Resumo({ v }: { v: VendaDaCasa }) {
  return (
    <Stack gap="md">
      {!v.encerrada && <PassosDaCompra passos={v.passos} />}
      <AvisoDoPrazo v={v} />
      <AvisoDaAnulacao v={v} />
      <CancelamentosPedidos v={v} />
      {v.motivoCancelada && (
        <Alert color="gray" title={rotulo(v)}>
          {v.motivoCancelada}
          {v.multa && <> · Multa: {formatarReais(v.multa.total)}</>}
        </Alert>
      )}
      {v.fechadaAt && (
        <Text size="sm" c="dimmed">
          Fechada em {formatarDataHora(Date.parse(v.fechadaAt))} por {v.fechadaByClienteNome}
        </Text>
      )}
    </Stack>
  )
}

function Comprador({ v }: { v: VendaDaCasa }) {
  const c = v.cliente
  const verCliente = permite('cliente:ver', useQuem())
  const mudar = useMudarVenda(v)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Card withBorder>
        <Stack gap={4}>
          {verCliente ? (
            <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.cliente, { id: c.id })} fw={650}>
              {c.nome}
            </Anchor>
          ) : (
            <Text fw={650}>{c.nome}</Text>
          )}
          <Text size="sm">{c.documento}</Text>
          <Text size="sm">{c.email}</Text>
          {c.telefone && <Text size="sm">{c.mascarado ? c.telefone : formatarTelefone(c.telefone)}</Text>}
          {c.cidade && (
            <Text size="sm">
              {c.cidade}/{c.estadoSigla}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            Apelido {c.apelido} · documentos: {c.documentoSituacao}
          </Text>
          <MostrarDados c={c} aoMudar={() => mudar(async () => undefined)} />
        </Stack>
      </Card>
      <Card withBorder>
        <ValoresDaVenda v={v} equipe />
        {v.motivoDesconto && (
          <Text size="sm" c="dimmed" mt="xs">
            Desconto: {v.motivoDesconto}
          </Text>
        )}
      </Card>
      <QuemConsta v={v} />
    </SimpleGrid>
  )
}
