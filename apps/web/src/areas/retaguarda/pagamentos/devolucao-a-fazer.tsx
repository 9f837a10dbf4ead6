// One refund to make: asked of the bank when the money came by Pix, or registered by the user who sent it another
// way.
import { Badge, Button, Card, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { diaEmBrasilia, formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { FORMAS_DE_DEVOLUCAO, ROTULO_DA_FORMA } from '@martelo/domain/pagamentos/devolucao-do-pagamento.ts'
import { type ReactNode, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { relogio } from '../../../core/relogio.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { Situacao } from '../../../parts/vendas/situacao-da-venda.tsx'
import type { VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from '../vendas/usar-mudanca-da-venda.ts'

type Devolucao = Omit<RespostaDe<Calls['GET /v1/devolucoes/qb']>[number], 'vndId' | 'cliente' | 'leilao'>

export function DevolucaoDaVenda({ v, d }: { v: VendaDaCasa; d: Devolucao }) {
  return <DevolucaoAFazer d={d} mudar={useMudarVenda(v)} />
}

interface Props {
  readonly d: Devolucao
  readonly mudar: <T>(fazer: () => Promise<T>) => Promise<T>
  /** whose it is, where the sale is not in sight */
  readonly children?: ReactNode
}

export function DevolucaoAFazer({ d, mudar, children }: Props) {
  const [fazendo, setFazendo] = useState(false)
  const [registrando, setRegistrando] = useState(false)
  const pedir = (): void => {
    setFazendo(true)
    mudar(() => devolverPorOndeVeio(d))
      .then(() =>
        avisarSucesso(d.cartaoUid === null ? 'Devolução pedida ao banco' : 'Estorno pedido ao adquirente'),
      )
      .catch(avisarErro)
      .finally(() => setFazendo(false))
  }
  return (
    <Card withBorder padding="md" component="section" aria-label={`Devolução de ${formatarReais(d.valor)}`}>
      <Group justify="space-between" align="start">
        <div>
          <Group gap="xs">
            <Text fw={650}>Devolver {formatarReais(d.valor)}</Text>
            <Situacao situacao={d.situacao} rotulo={d.rotulo} cor={d.concluidaAt ? 'green' : 'amber'} />
            {d.endToEndId !== null && <Badge variant="default">Pix</Badge>}
            {d.cartaoUid !== null && <Badge variant="default">Cartão</Badge>}
          </Group>
          {children}
          <Text size="sm">{d.motivo}</Text>
          <Text size="sm" c="dimmed">
            {d.pagadorNome || 'Pagador não informado'}
            {d.pagadorDocumento && ` · ${d.pagadorDocumento}`} · desde{' '}
            {formatarDataHora(Date.parse(d.criadaAt))}
            {d.pedidaAt && ` · pedida em ${formatarDataHora(Date.parse(d.pedidaAt))}`}
          </Text>
          {d.concluidaAt && (
            <Text size="sm" c="dimmed">
              Devolvida em {formatarDataHora(Date.parse(d.concluidaAt))}
              {d.forma && ` por ${ROTULO_DA_FORMA[d.forma]}`}
              {d.destino && `: ${d.destino}`}
            </Text>
          )}
          {d.observacao && <Text size="sm">{d.observacao}</Text>}
        </div>
        <Group gap="xs">
          {d.podePedir.pode && (
            <Button size="xs" loading={fazendo} onClick={pedir}>
              {d.cartaoUid === null ? 'Devolver pelo banco' : 'Devolver no cartão'}
            </Button>
          )}
          {d.podeRegistrar.pode && (
            <Button size="xs" variant="default" onClick={() => setRegistrando(true)}>
              Registrar devolução
            </Button>
          )}
        </Group>
      </Group>
      {registrando && <Registrar d={d} mudar={mudar} aoFechar={() => setRegistrando(false)} />}
    </Card>
  )
}

/** Pix by its bank, a card by its acquirer. */
const devolverPorOndeVeio = (d: Devolucao): Promise<unknown> =>
  d.cartaoUid === null
    ? chamar('PUT /v1/pix/:endToEndId/devolucao', { params: { endToEndId: d.endToEndId ?? '' } })
    : chamar('PUT /v1/devolucoes/:uid/cartao', { params: { uid: d.uid }, body: { versao: d.versao } })

function Registrar({ d, mudar, aoFechar }: Pick<Props, 'd' | 'mudar'> & { aoFechar: () => void }) {
  const [dados, setDados] = useState({
    forma: d.endToEndId === null ? 'DINHEIRO' : 'TRANSFERENCIA',
    destino: '',
    dia: diaEmBrasilia(relogio.agora()),
    observacao: '',
  })
  const [campos, setCampos] = useState<Readonly<Record<string, string>>>({})
  const por = (m: Partial<typeof dados>): void => setDados({ ...dados, ...m })
  const registrar = async (): Promise<void> => {
    setCampos({})
    const forma = FORMAS_DE_DEVOLUCAO.find((f) => f === dados.forma) ?? 'TRANSFERENCIA'
    try {
      await mudar(() =>
        chamar('PUT /v1/devolucoes/:uid', {
          params: { uid: d.uid },
          body: { ...dados, forma, versao: d.versao },
        }),
      )
      avisarSucesso('Devolução registrada')
    } catch (e) {
      if (e instanceof ErroDeChamada) setCampos(e.campos)
      throw e
    }
  }
  return (
    <Confirmar
      aberto
      titulo={`Registrar a devolução de ${formatarReais(d.valor)}`}
      botao="Registrar devolução"
      aoFechar={aoFechar}
      aoConfirmar={registrar}
    >
      <Stack gap="sm">
        <Text size="sm">O comprador recebe uma carta e a linha aparece na compra dele.</Text>
        <Select
          label="Como foi devolvido"
          data={FORMAS_DE_DEVOLUCAO.map((value) => ({ value, label: ROTULO_DA_FORMA[value] }))}
          value={dados.forma}
          onChange={(forma) => por({ forma: forma ?? 'TRANSFERENCIA' })}
          allowDeselect={false}
        />
        <TextInput
          label="Para onde"
          description="Banco, agência e conta, chave Pix ou quem assinou o recibo"
          withAsterisk
          maxLength={200}
          value={dados.destino}
          error={campos.destino}
          onChange={(e) => por({ destino: e.currentTarget.value })}
        />
        <TextInput
          type="date"
          label="Dia"
          value={dados.dia}
          error={campos.dia}
          onChange={(e) => por({ dia: e.currentTarget.value })}
        />
        <TextInput
          label="Observação"
          maxLength={300}
          value={dados.observacao}
          onChange={(e) => por({ observacao: e.currentTarget.value })}
        />
      </Stack>
    </Confirmar>
  )
}
