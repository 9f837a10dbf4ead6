// Each won lot of a purchase: picture, what it cost line by line, where it stands, its pickup and its papers.
import { Anchor, Badge, Button, Card, Collapse, Group, Stack, Text } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { CHAVE_DAS_COMPRAS, type Compra, type ItemDaCompra } from '../../../parts/vendas/usar-venda.ts'
import { AgendarRetirada } from '../../../parts/entregas/agendar-a-retirada.tsx'
import { AutorizacaoDoTerceiro } from './autorizacao-do-terceiro.tsx'
import { CodigoParaAPortaria } from './codigo-para-a-portaria.tsx'
import { PapeisDoItem } from './papeis-do-item.tsx'
import './compra.css'

export function ItensDaCompra({ v }: { v: Compra }) {
  return (
    <Stack gap="md">
      {v.itens.map((i) => (
        <UmItem key={i.uid} v={v} i={i} />
      ))}
    </Stack>
  )
}

function UmItem({ v, i }: { v: Compra; i: ItemDaCompra }) {
  const { tipo } = useMarca()
  return (
    <Card withBorder padding="md" opacity={i.conta ? 1 : 0.7}>
      <div className="compra-item">
        {i.foto ? (
          <img src={i.foto} alt="" className="compra-foto" loading="lazy" />
        ) : (
          <div className="compra-foto" />
        )}
        <Stack gap={4} miw={0}>
          <Group gap="xs">
            <Badge variant="default" tt="none">
              {tipo === 'loja' ? 'Código' : 'Lote'} {i.numero}
            </Badge>
            <Badge variant="light" tt="none" color={i.conta ? 'teal' : 'gray'}>
              {i.rotuloLote}
            </Badge>
          </Group>
          <Anchor href={i.url} fw={650} c="inherit">
            {i.nome}
          </Anchor>
          <Text size="sm" c="dimmed">
            {[i.anoFabricacao && i.anoModelo && `${i.anoFabricacao}/${i.anoModelo}`, i.cor, i.placa]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text size="sm" c="dimmed">
            {formatarDataHora(Date.parse(i.data))} · {i.comitente}
          </Text>
          {i.blackCar10Url && (
            <Anchor href={i.blackCar10Url} size="sm">
              Regras da Black Car 10
            </Anchor>
          )}
        </Stack>
        <Text fw={700} size="lg" className="numeros compra-total">
          {formatarReais(i.total)}
        </Text>
      </div>
      <Custos i={i} />
      {i.conta && v.situacao === 'Fechada' && <Retirada v={v} i={i} />}
      {i.conta && i.informacoesDocumentacao.temDocumentos && <PapeisDoItem v={v} i={i} />}
    </Card>
  )
}

function Custos({ i }: { i: ItemDaCompra }) {
  const [aberto, setAberto] = useState(false)
  const p = palavras(useMarca().tipo)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        mt="xs"
        style={{ alignSelf: 'start' }}
        onClick={() => setAberto(!aberto)}
        aria-expanded={aberto}
      >
        {aberto ? 'Esconder os custos' : 'Ver os custos'}
      </Button>
      <Collapse expanded={aberto}>
        <dl className="compra-custos numeros">
          <dt>Valor do {p.arremate.um}</dt>
          <dd>{i.noConjunto ? 'incluído no conjunto' : formatarReais(i.valor)}</dd>
          {i.despesas.map((d) => (
            <div key={d.rotulo} style={{ display: 'contents' }}>
              <dt>{d.rotulo}</dt>
              <dd>{formatarReais(d.valor)}</dd>
            </div>
          ))}
        </dl>
      </Collapse>
    </>
  )
}

function Retirada({ v, i }: { v: Compra; i: ItemDaCompra }) {
  const [mudando, setMudando] = useState(false)
  const { situacao, rotulo, entreguePara, entregueAt, podeAgendar } = i.retirada
  const marcada = situacao === 'aguardando_retirada'
  const outros = podeAgendar.pode && v.itens.length > 1 && v.proximaAcao !== 'agendarRetirada'
  return (
    <Stack gap={4} mt="md" className="compra-parte">
      <Group justify="space-between">
        <Text fw={600}>Retirada</Text>
        <Badge variant="light" tt="none" color={situacao === 'entregue' ? 'teal' : 'blue'}>
          {rotulo}
        </Badge>
      </Group>
      <Text size="sm">{i.orientacao}</Text>
      {i.dataFimEstadia && situacao !== 'entregue' && (
        <Text size="sm" c={i.diasExcedentes > 0 ? 'red' : 'dimmed'}>
          {i.diasExcedentes > 0
            ? `A estadia gratuita terminou em ${formatarDia(i.dataFimEstadia)}: ${quantos(i.diasExcedentes, 'dia', 'dias')} a cobrar.`
            : `Estadia gratuita até ${formatarDia(i.dataFimEstadia)}.`}
        </Text>
      )}
      {marcada && i.agendamentoRetirada && (
        <>
          <CodigoParaAPortaria uid={i.agendamentoRetirada.uid} />
          <Marcada i={i} a={i.agendamentoRetirada} aoMudar={() => setMudando(!mudando)} />
          {i.agendamentoRetirada.terceiro && <AutorizacaoDoTerceiro v={v} i={i} a={i.agendamentoRetirada} />}
        </>
      )}
      {entreguePara && (
        <Text size="sm" c="dimmed">
          Retirado por {entreguePara}
          {entregueAt && ` em ${formatarDataHora(Date.parse(entregueAt))}`}.
        </Text>
      )}
      {(mudando || outros) && <AgendarRetirada item={i} aoTerminar={() => setMudando(false)} />}
    </Stack>
  )
}

interface PropsDaMarcada {
  readonly i: ItemDaCompra
  readonly a: NonNullable<ItemDaCompra['agendamentoRetirada']>
  readonly aoMudar: () => void
}

/** What may be done with a booked pickup. */
function Marcada({ i, a, aoMudar }: PropsDaMarcada) {
  const [cancelando, setCancelando] = useState(false)
  const consultas = useQueryClient()
  const { podeCancelar } = i.retirada
  const cancelar = useMutation({
    mutationFn: (motivo: string) =>
      chamar('PUT /v1/agendamentos/:uid', {
        params: { uid: a.uid },
        body: { evento: 'cancelarAgendamento', motivo, versao: a.versao },
      }),
    onSuccess: () => avisarSucesso('Agendamento cancelado'),
    onSettled: () => consultas.invalidateQueries({ queryKey: CHAVE_DAS_COMPRAS }),
  })
  return (
    <Group gap="xs">
      {a.terceiro && (
        <Button
          component="a"
          href={caminho(TELAS_IMPRESSOS.retiradaPorTerceiros, { hash: a.hashQrcode })}
          target="_blank"
          variant="default"
          size="xs"
        >
          Autorização para {a.terceiro.nome.split(' ')[0]}
        </Button>
      )}
      <Button variant="default" size="xs" onClick={aoMudar} disabled={!podeCancelar.pode}>
        Mudar o horário
      </Button>
      <Button
        variant="subtle"
        size="xs"
        color="red"
        disabled={!podeCancelar.pode}
        onClick={() => setCancelando(true)}
      >
        Cancelar
      </Button>
      {!podeCancelar.pode && (
        <Text size="xs" c="dimmed">
          {podeCancelar.motivo}
        </Text>
      )}
      <Confirmar
        aberto={cancelando}
        titulo="Cancelar a retirada"
        botao="Cancelar a retirada"
        perigo
        aoFechar={() => setCancelando(false)}
        aoConfirmar={(motivo) => cancelar.mutateAsync(motivo)}
      >
        O horário volta a ficar livre e você precisará escolher outro.
      </Confirmar>
    </Group>
  )
}
