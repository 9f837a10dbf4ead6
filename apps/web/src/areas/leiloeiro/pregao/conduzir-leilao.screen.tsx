// The auctioneer's panel: one lot, huge, and the whole cry on the keyboard. What is not the cry stands aside.
import { Alert, Button, Center, Loader, Stack } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { AcaoDoPainel } from '@martelo/domain/pregao/teclas-do-leiloeiro.ts'
import { OfflineBanner } from '@martelo/ui/states.tsx'
import { useEffect, useRef, useState } from 'react'
import type { ApelidoNaSala } from '@martelo/contracts/pregao/apelidos-por-lote.contract.ts'
import { useParams } from 'react-router'
import { useQuem } from '../../../core/marca-atual.ts'
import { arrumar, type RetratoDaSala } from '../../../parts/pregao/sala.ts'
import { type SalaViva, useSala } from '../../../parts/pregao/usar-sala.ts'
import { ApelidosDaMesa, INCREMENTOS, useApelidos, valorCom } from './apelidos-da-mesa.tsx'
import { type AtoDaSala, BarraDaSala } from './barra-da-sala.tsx'
import { ConfirmarAtoDaSala, PedirMotivo, TodasAsTeclas } from './dialogos-da-mesa.tsx'
import { FilaDeLotes, LancesDaMesa } from './fila-da-mesa.tsx'
import './painel-do-leiloeiro.css'
import { PlacarGigante } from './placar-gigante.tsx'
import { Confirmacao, TeclasDaMesa } from './teclas-da-mesa.tsx'
import { type QuemLanca, useConducao } from './usar-conducao.ts'
import { useTeclado } from './usar-teclado.ts'

export default function ConduzirLeilao() {
  const { leiUid = '' } = useParams()
  const ouvirApelidos = useRef<(lelUid: string, a: readonly ApelidoNaSala[]) => void>(() => undefined)
  const sala = useSala(leiUid, {
    aoQuadro: ({ evento, dados }) => {
      if (evento === 'apelidos-atualizados')
        ouvirApelidos.current(String(dados.lelUid), dados.apelidos as ApelidoNaSala[])
    },
  })
  const { retrato, erro, recarregar } = sala
  if (retrato?.conduz)
    return <Painel leiUid={leiUid} sala={sala} retrato={retrato} ouvirApelidos={ouvirApelidos} />
  return (
    <Center mih="100vh" component="main">
      {retrato ? (
        <Alert title="Outro leiloeiro conduz este leilão">Você pode acompanhar pelo auditório.</Alert>
      ) : erro ? (
        <Alert color="red" title="Não foi possível abrir a sala" role="alert">
          <Stack>
            {erro}
            <Button variant="default" onClick={() => void recarregar()}>
              Tentar de novo
            </Button>
          </Stack>
        </Alert>
      ) : (
        <Loader aria-label="Abrindo a sala" />
      )}
    </Center>
  )
}

interface Props {
  readonly leiUid: string
  readonly sala: SalaViva
  readonly retrato: RetratoDaSala
  readonly ouvirApelidos: { current: (lelUid: string, a: readonly ApelidoNaSala[]) => void }
}

function Painel({ leiUid, sala, retrato, ouvirApelidos }: Props) {
  const quem = useQuem()
  const conducao = useConducao(leiUid, sala)
  const { atual, aVir, pendentes, resultados } = arrumar(retrato)
  const [escolha, setEscolha] = useState<string | null>(null)
  const escolhido = retrato.lotes.find((l) => l.estado.lelUid === escolha) ?? aVir[0] ?? null
  const naMesa = atual ?? escolhido
  const [ato, setAto] = useState<AtoDaSala | null>(null)
  const [ajuda, setAjuda] = useState(false)
  const mesa = useMesaDeApelidos(retrato, atual, conducao.lancar, ouvirApelidos)
  // A lot that left the queue is no choice any more.
  useEffect(() => setEscolha(null), [atual?.estado.lelUid])
  const andar = (passo: number) => {
    const i = aVir.findIndex((l) => l.estado.lelUid === escolhido?.estado.lelUid)
    setEscolha(aVir[Math.min(aVir.length - 1, Math.max(0, i + passo))]?.estado.lelUid ?? null)
  }
  const pausar = () => void conducao.naSala(retrato.sala.pausada ? 'retomar' : 'pausar')
  const DO_PAINEL: Readonly<Record<AcaoDoPainel, () => void>> = {
    proximoLote: () => andar(1),
    loteAnterior: () => andar(-1),
    renovarTempo: () => atual && conducao.agir(atual, 'renovarTempo'),
    desfazerChamada: () => atual && conducao.agir(atual, 'desfazer'),
    pausarOuRetomar: pausar,
    irParaLote: () => document.getElementById('ir-para-lote')?.focus(),
    ajuda: () => setAjuda(true),
    ...mesa.teclas,
  }
  const naFrente = { atual, escolhido }
  const lances = retrato.lances.lelUid === naMesa?.estado.lelUid ? retrato.lances.lances : []
  useTeclado({
    mesa: naFrente,
    agir: conducao.agir,
    doPainel: (a) => DO_PAINEL[a](),
    cancelar: conducao.desistir,
  })
  const foraDoAr = sala.ligacao === 'caiu' || retrato.sala.situacao !== 'AO_VIVO'
  return (
    <main className="painel" data-pausada={retrato.sala.pausada || undefined}>
      <title>{`Pregão: ${retrato.leilao.nomeSemData}`}</title>
      <BarraDaSala
        retrato={retrato}
        presenca={sala.presenca}
        ocupada={conducao.ocupada}
        pausar={pausar}
        pedir={setAto}
        conduzir={(modo) => void conducao.naSala('conducao', { conducao: modo })}
        ajuda={() => setAjuda(true)}
      />
      <OfflineBanner reconnecting={sala.ligacao === 'caiu'} />
      {sala.recado && (
        <p className="painel-recado" role="status">
          {sala.recado}
        </p>
      )}
      <div className="painel-centro">
        {naMesa ? (
          <PlacarGigante lote={naMesa} ultimo={lances[0] ?? null} pausada={retrato.sala.pausada} />
        ) : (
          <SemLote retrato={retrato} />
        )}
        <Confirmacao conducao={conducao} mesa={naFrente} />
        <TeclasDaMesa conducao={conducao} mesa={naFrente} desligada={foraDoAr} />
      </div>
      <aside className="painel-lado" aria-label="Fila, apelidos e lances">
        <IrParaLote retrato={retrato} escolher={setEscolha} />
        <FilaDeLotes
          titulo="Próximos"
          lotes={aVir}
          escolhido={escolhido?.estado.lelUid ?? null}
          vazio="Nenhum lote a apregoar."
          escolher={setEscolha}
        />
        {pendentes.length > 0 && (
          <FilaDeLotes
            titulo="A decidir"
            lotes={pendentes}
            escolhido={escolha}
            vazio=""
            escolher={setEscolha}
          />
        )}
        {atual && retrato.apelidosAtivos && (
          <ApelidosDaMesa
            leiUid={leiUid}
            lote={atual}
            desligado={foraDoAr || retrato.sala.pausada}
            {...mesa.props}
          />
        )}
        <LancesDaMesa lances={lances} />
        <FilaDeLotes
          titulo="Resultados"
          lotes={resultados.slice(0, 12)}
          escolhido={escolha}
          vazio="Ainda nenhum."
          escolher={setEscolha}
        />
      </aside>
      <PedirMotivo conducao={conducao} retrato={retrato} />
      <ConfirmarAtoDaSala
        ato={ato}
        retrato={retrato}
        podeAutorizar={permite('hotsite:editar', quem)}
        fechar={() => setAto(null)}
        confirmar={(a, mais) => {
          setAto(null)
          void conducao.naSala(a, mais)
        }}
      />
      <TodasAsTeclas aberto={ajuda} fechar={() => setAjuda(false)} />
    </main>
  )
}

/** The nicknames' part of the panel: who, how much, in defence or not, and its keys. */
function useMesaDeApelidos(
  retrato: RetratoDaSala,
  atual: RetratoDaSala['lotes'][number] | null,
  lancar: ReturnType<typeof useConducao>['lancar'],
  ouvir: Props['ouvirApelidos'],
) {
  const lelUid = atual?.estado.lelUid ?? null
  const { apelidos, setApelidos, recarregar } = useApelidos(lelUid, retrato.apelidosAtivos)
  const [incrementos, setIncrementos] = useState(1)
  const [emDefesa, setEmDefesa] = useState(false)
  const ultimo = useRef<QuemLanca>({ acao: 'proximo' })
  ouvir.current = (uid, a) => {
    if (uid === lelUid) setApelidos(a)
  }
  const dar = (quem: QuemLanca) => {
    if (atual === null || !retrato.apelidosAtivos) return
    ultimo.current = quem
    void lancar(atual, quem, valorCom(atual, incrementos), emDefesa).then((foi) => foi && setIncrementos(1))
  }
  const seguinte = () => {
    const i = INCREMENTOS.findIndex((n) => n === incrementos)
    setIncrementos(INCREMENTOS[(i + 1) % INCREMENTOS.length] ?? 1)
  }
  return {
    props: {
      apelidos,
      incrementos,
      emDefesa,
      mudarIncrementos: setIncrementos,
      mudarDefesa: setEmDefesa,
      lancar: dar,
      recarregar,
    },
    teclas: {
      lanceComIncremento: () => dar(ultimo.current),
      apelidoProximo: () => dar({ acao: 'proximo' }),
      apelidoRepetir: () => dar({ acao: 'repetir' }),
      apelidoRevezar: () => dar({ acao: 'revezar' }),
      apelidoRandomico: () => dar({ acao: 'randomico' }),
      maisIncrementos: seguinte,
    },
  }
}

function SemLote({ retrato }: { readonly retrato: RetratoDaSala }) {
  const textos: Readonly<Record<string, string>> = {
    PRONTO: 'A sala está pronta. Inicie o leilão no horário.',
    AO_VIVO: 'Nenhum lote a apregoar. Decida os pendentes ou encerre o leilão.',
    EXECUTADO: 'Leilão encerrado.',
  }
  return (
    <section className="painel-placar">
      <p className="painel-placar__vazio">
        {textos[retrato.sala.situacao] ?? 'Este leilão ainda não está pronto.'}
      </p>
    </section>
  )
}

/** F6: type the number, Enter chooses the lot. */
function IrParaLote({
  retrato,
  escolher,
}: {
  readonly retrato: RetratoDaSala
  escolher(lelUid: string): void
}) {
  return (
    <form
      className="painel-ir"
      onSubmit={(e) => {
        e.preventDefault()
        const campo = e.currentTarget.elements.namedItem('numero') as HTMLInputElement
        const lote = retrato.lotes.find((l) => l.estado.numero === campo.value.trim())
        if (lote) escolher(lote.estado.lelUid)
        campo.value = ''
        campo.blur()
      }}
    >
      <label htmlFor="ir-para-lote">
        <kbd>F6</kbd> Ir para o lote
      </label>
      <input id="ir-para-lote" name="numero" inputMode="numeric" autoComplete="off" maxLength={20} />
    </form>
  )
}
