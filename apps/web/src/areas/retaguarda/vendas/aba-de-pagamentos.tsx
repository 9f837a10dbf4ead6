// The payments of a sale: each with its proof in sight beside the answer to it.
import { Anchor, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Andamento } from '../../../kit/ficha/andamento.tsx'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { LinhaDoComprovante, Visor } from '../../../parts/pagamentos/ver-comprovante.tsx'
import { Situacao } from '../../../parts/vendas/situacao-da-venda.tsx'
import type { PagamentoDaCompra, VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { ValoresDaVenda } from '../../../parts/vendas/valores-da-venda.tsx'
import { DevolucaoDaVenda } from '../pagamentos/devolucao-a-fazer.tsx'
import { CartoesDaVenda } from '../cartoes/cartoes-da-venda.tsx'
import { EmitirBoletoDaVenda } from './emitir-boleto-da-venda.tsx'
import { ChequeDevolvido, DetalhesDaLinha } from './detalhes-da-linha.tsx'
import { ParcelasDaVenda } from './plano-de-parcelas.tsx'
import { RegistrarPagamento } from './registrar-pagamento-na-venda.tsx'
import { ResumoDoPagamento } from './resumo-do-pagamento.tsx'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

/** What the office registers has a day and no hour: it is kept as the day's first instant. */
const quandoPago = (em: string): string => formatarDataHora(Date.parse(em)).replace(/ 00:00$/, '')

export function AbaDePagamentos({ v }: { v: VendaDaCasa }) {
  const [registrando, setRegistrando] = useState(false)
  const [registrados, setRegistrados] = useState(0)
  const [emitindo, setEmitindo] = useState(false)
  return (
    <Stack gap="md">
      <Group justify="space-between" align="start">
        <Card withBorder miw={280}>
          <ValoresDaVenda v={v} equipe />
        </Card>
        <div>
          <Group gap="xs">
            <Button disabled={!v.podeReceber.pode} onClick={() => setRegistrando(true)}>
              Registrar pagamento
            </Button>
            {v.aceitaBoleto && (
              <Button variant="default" disabled={!v.podeReceber.pode} onClick={() => setEmitindo(true)}>
                Emitir boleto
              </Button>
            )}
          </Group>
          {v.podeReceber.motivo && (
            <Text size="xs" c="dimmed">
              {v.podeReceber.motivo}
            </Text>
          )}
        </div>
      </Group>
      {v.devolucoes.map((d) => (
        <DevolucaoDaVenda key={d.uid} v={v} d={d} />
      ))}
      {v.pagamentos.length === 0 && <Text c="dimmed">O comprador ainda não escolheu como pagar.</Text>}
      {v.pagamentos.map((p) => (
        <Card key={p.uid} withBorder padding="md">
          <UmPagamento v={v} p={p} />
          <HistoricoDoPagamento uid={p.uid} />
        </Card>
      ))}
      {v.pagamentos.some((p) => p.tipo === 'A_RECEBER') && <ParcelasDaVenda v={v} />}
      <CartoesDaVenda v={v} />
      {emitindo && <EmitirBoletoDaVenda v={v} aoFechar={() => setEmitindo(false)} />}
      <RegistrarPagamento
        key={registrados}
        v={v}
        aberto={registrando}
        aoFechar={() => setRegistrando(false)}
        aoRegistrar={() => {
          setRegistrando(false)
          setRegistrados((n) => n + 1)
        }}
      />
    </Stack>
  )
}

/** Fetched when it is opened. */
function HistoricoDoPagamento({ uid }: { uid: string }) {
  const [aberto, setAberto] = useState(false)
  return (
    <>
      <Button
        mt="xs"
        style={{ alignSelf: 'start' }}
        size="compact-sm"
        variant="subtle"
        aria-expanded={aberto}
        onClick={() => setAberto(!aberto)}
      >
        Histórico do pagamento
      </Button>
      {aberto && <Andamento entidade="pagamento" uid={uid} />}
    </>
  )
}

type Evento = 'aprovar' | 'divergir' | 'estornar'

function UmPagamento({ v, p }: { v: VendaDaCasa; p: PagamentoDaCompra }) {
  const [pedindo, setPedindo] = useState<'divergir' | 'estornar' | null>(null)
  const [aprovando, setAprovando] = useState(false)
  const mudar = useMudarVenda(v)
  const a = v.aprovacoes[p.uid]
  const responder = async (evento: Evento, motivo: string | null): Promise<void> => {
    await mudar(() =>
      chamar('PUT /v1/pagamentos/:uid/resposta', {
        params: { uid: p.uid },
        body: { evento, motivo, versao: p.versao, aceitaExcedente: (a?.excede ?? 0) > 0 },
      }),
    )
    avisarSucesso(evento === 'aprovar' ? 'Pagamento aprovado' : 'Resposta registrada')
  }
  const atual = p.comprovantes[0]
  const validar = v.podeValidar && p.situacao === 'aguardandoValidacao'
  return (
    <>
      <CabecaDoPagamento p={p} />
      {validar && atual && (
        <SimpleGrid cols={{ base: 1, lg: 2 }} mt="md">
          <Visor c={atual} />
          <Stack gap="sm">
            <Text size="sm">Confira valor, data, banco e se quem pagou é {v.cliente.nome}.</Text>
            <Comprovantes p={p} />
          </Stack>
        </SimpleGrid>
      )}
      {!validar && p.comprovantes.length > 0 && (
        <Stack gap="xs" mt="sm">
          <Comprovantes p={p} />
        </Stack>
      )}
      <Group mt="md" gap="xs">
        {validar && (
          <>
            <Button disabled={a?.impedimento != null} onClick={() => setAprovando(true)}>
              Aprovar {formatarReais(p.valor)}
            </Button>
            <Button color="red" variant="light" onClick={() => setPedindo('divergir')}>
              Marcar divergência
            </Button>
          </>
        )}
        {v.podeValidar && p.situacao === 'aprovado' && (
          <Button color="red" variant="subtle" onClick={() => setPedindo('estornar')}>
            Estornar
          </Button>
        )}
        <ChequeDevolvido v={v} p={p} />
      </Group>
      {validar && a && (
        <Aprovacao
          p={p}
          a={a}
          aberta={aprovando}
          aoFechar={() => setAprovando(false)}
          aoAprovar={() => responder('aprovar', null)}
        />
      )}
      <Confirmar
        aberto={pedindo !== null}
        titulo={pedindo === 'estornar' ? 'Estornar o pagamento' : 'Marcar divergência'}
        botao={pedindo === 'estornar' ? 'Estornar' : 'Marcar divergência'}
        perigo
        motivo="obrigatorio"
        aoFechar={() => setPedindo(null)}
        aoConfirmar={(motivo) => responder(pedindo ?? 'divergir', motivo)}
      >
        {pedindo === 'estornar'
          ? `O valor de ${formatarReais(p.valor)} deixa de contar; uma venda fechada volta a ser aberta.`
          : 'O comprador lê o motivo e pode enviar outro comprovante.'}
      </Confirmar>
    </>
  )
}

const Comprovantes = ({ p }: { p: PagamentoDaCompra }) =>
  p.comprovantes.map((c) => <LinhaDoComprovante key={c.uid} c={c} />)

interface PropsDaAprovacao {
  readonly p: PagamentoDaCompra
  readonly a: NonNullable<VendaDaCasa['aprovacoes'][string]>
  readonly aberta: boolean
  readonly aoFechar: () => void
  readonly aoAprovar: () => Promise<void>
}

/** What an approval does, before it is given; or why this person may not give it. */
function Aprovacao({ p, a, aberta, aoFechar, aoAprovar }: PropsDaAprovacao) {
  return (
    <>
      {a.impedimento && (
        <Text size="sm" c="dimmed" mt={4}>
          {a.impedimento}
        </Text>
      )}
      <Confirmar
        aberto={aberta}
        titulo="Aprovar o pagamento"
        botao={a.excede > 0 ? 'Aprovar mesmo assim' : 'Aprovar'}
        perigo={a.excede > 0}
        aoFechar={aoFechar}
        aoConfirmar={aoAprovar}
      >
        <ResumoDoPagamento rotulo={p.rotulo} valor={p.valor} r={a} />
      </Confirmar>
    </>
  )
}

function CabecaDoPagamento({ p }: { p: PagamentoDaCompra }) {
  return (
    <Group justify="space-between" align="start">
      <div>
        <Group gap="xs">
          <Text fw={650}>{p.rotulo}</Text>
          <Situacao situacao={p.situacao} rotulo={p.rotuloSituacao} cor={p.cor} />
        </Group>
        <Text size="sm" c="dimmed">
          Criado em {formatarDataHora(Date.parse(p.criadoAt))}
          {p.dataPagamento && ` · pago em ${quandoPago(p.dataPagamento)}`}
          {p.banco && ` · ${p.banco.banco}`}
        </Text>
        {p.boleto && (
          <Text size="sm">
            <Anchor
              component={Link}
              to={caminho(TELAS_RETAGUARDA.boletoDaCasa, { uid: p.boleto.uid })}
              size="sm"
            >
              Boleto
            </Anchor>
            {` ${p.boleto.rotulo.toLowerCase()}, vence em ${formatarDia(p.boleto.dataVencimento)}`}
          </Text>
        )}
        <DetalhesDaLinha p={p} />
        {p.motivo && (
          <Text size="sm" c={p.situacao === 'divergente' ? 'red' : undefined}>
            {p.motivo}
          </Text>
        )}
      </div>
      <Text size="lg" fw={700} className="numeros">
        {formatarReais(p.valor)}
      </Text>
    </Group>
  )
}
