// Expenses, advances and amounts retained, entered while the statement is open, and the correction of a payout that is late.
import { Button, Card, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { diaEmBrasilia, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ROTULO_DO_LANCAMENTO, TIPOS_LANCADOS_A_MAO } from '@martelo/domain/prestacoes/contas-da-prestacao.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { relogio } from '../../../core/relogio.ts'
import { CorrecaoDoRepasse } from './correcao-do-repasse.tsx'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'
import type { Prestacao } from './prestacao.screen.tsx'

interface Props {
  readonly p: Prestacao
  readonly reler: () => Promise<void>
}

export function LancamentosDaPrestacao({ p, reler }: Props) {
  const retirar = (uid: string): void =>
    void chamar('DELETE /v1/prestacoes/lancamentos/:uid', { params: { uid } })
      .catch(avisarErro)
      .finally(() => void reler())
  return (
    <Stack>
      {p.lancamentos.length === 0 && <Text c="dimmed">Nenhum lançamento.</Text>}
      {p.lancamentos.map((l) => (
        <Card withBorder key={l.uid} py="xs">
          <Group justify="space-between">
            <div>
              <Text size="sm" fw={600}>
                {`${ROTULO_DO_LANCAMENTO[l.tipo]}: ${formatarReais(l.valor)}`}
              </Text>
              <Text size="sm" c="dimmed">{`${l.descricao} · ${formatarDia(l.dia)}`}</Text>
            </div>
            {p.podeLancar && (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => retirar(l.uid)}
                aria-label={`Retirar ${l.descricao}`}
              >
                Retirar
              </Button>
            )}
          </Group>
        </Card>
      ))}
      {p.podeLancar ? (
        <>
          <NovoLancamento p={p} reler={reler} />
          {p.prazoDePagamento < diaEmBrasilia(relogio.agora()) && <CorrecaoDoRepasse p={p} reler={reler} />}
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {p.atos.reabrir.pode
            ? 'A prestação já foi conferida: para lançar, reabra.'
            : 'Nesta prestação não se lança agora.'}
        </Text>
      )}
    </Stack>
  )
}

type TipoLancado = (typeof TIPOS_LANCADOS_A_MAO)[number]

const vazio = () => ({
  tipo: 'despesa' as TipoLancado,
  descricao: '',
  valor: null as number | null,
  dia: diaEmBrasilia(relogio.agora()),
})

function NovoLancamento({ p, reler }: Props) {
  const [d, setD] = useState(vazio)
  const [chave, setChave] = useState(novaChave)
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const [salvando, setSalvando] = useState(false)
  const salvar = async (): Promise<void> => {
    if (d.valor === null || d.valor === 0) return setErros({ valor: 'Informe o valor' })
    setSalvando(true)
    try {
      await chamar('POST /v1/prestacoes/:uid/lancamentos', {
        params: { uid: p.uid },
        body: { ...d, valor: d.valor, chaveDoPedido: chave },
      })
      setD(vazio())
      setChave(novaChave())
      setErros({})
      avisarSucesso('Lançamento feito')
      await reler()
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      setErros(Object.keys(e.campos).length > 0 ? e.campos : { descricao: e.message })
    } finally {
      setSalvando(false)
    }
  }
  return (
    <Card withBorder component="section" aria-label="Novo lançamento">
      <Stack gap="sm">
        <Group grow align="start">
          <Select
            label="Tipo"
            allowDeselect={false}
            data={TIPOS_LANCADOS_A_MAO.map((value) => ({ value, label: ROTULO_DO_LANCAMENTO[value] }))}
            value={d.tipo}
            onChange={(v) => v !== null && setD({ ...d, tipo: v })}
          />
          <EntradaDeReais
            label="Valor"
            withAsterisk
            value={d.valor}
            error={erros['valor']}
            onValueChange={(valor) => setD({ ...d, valor })}
          />
        </Group>
        <Group grow align="start">
          <TextInput
            label="Descrição"
            withAsterisk
            maxLength={160}
            value={d.descricao}
            error={erros['descricao']}
            onChange={(e) => setD({ ...d, descricao: e.currentTarget.value })}
          />
          <TextInput
            type="date"
            label="Dia"
            value={d.dia}
            error={erros['dia']}
            onChange={(e) => setD({ ...d, dia: e.currentTarget.value })}
          />
        </Group>
        <Button onClick={() => void salvar()} loading={salvando} style={{ alignSelf: 'start' }}>
          Lançar
        </Button>
      </Stack>
    </Card>
  )
}
