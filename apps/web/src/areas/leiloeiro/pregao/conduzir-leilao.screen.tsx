// The auctioneer's panel: one lot, huge, and the whole cry on the keyboard. What is not the cry stands aside.
import { Alert, Button, Center, Loader, Stack } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { AcaoDoPainel } from '@martelo/domain/pregao/teclas-do-leiloeiro.ts'
import { Countdown } from '@martelo/ui/countdown.tsx'
import { OfflineBanner } from '@martelo/ui/offline-banner.tsx'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useQuem } from '../../../core/marca-atual.ts'
import type { RetratoDaSala } from '../../../parts/pregao/sala.ts'
import { type SalaViva, useSala } from '../../../parts/pregao/usar-sala.ts'
import { type AtoDaSala, BarraDaSala } from './barra-da-sala.tsx'
import { ConfirmarAtoDaSala, PedirMotivo, TodasAsTeclas } from './dialogos-da-mesa.tsx'
import { LadoDaMesa } from './lado-da-mesa.tsx'
import './painel-do-leiloeiro.css'
import { PlacarGigante } from './placar-gigante.tsx'
import { Confirmacao, TeclasDaMesa } from './teclas-da-mesa.tsx'
import { type Conducao, useConducao } from './usar-conducao.ts'
import { type MesaDoLeiloeiro, useMesa, useMesaDeApelidos } from './usar-mesa.ts'
import { loteDaAcao, useTeclado } from './usar-teclado.ts'

export default function ConduzirLeilao() {
  const { leiUid = '' } = useParams()
  const sala = useSala(leiUid)
  const { retrato, erro, recarregar } = sala
  if (retrato?.conduz) return <Painel leiUid={leiUid} sala={sala} retrato={retrato} />
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
        <Loader role="status" aria-label="Abrindo a sala" />
      )}
    </Center>
  )
}

interface Props {
  readonly leiUid: string
  readonly sala: SalaViva
  readonly retrato: RetratoDaSala
}

function Painel({ leiUid, sala, retrato }: Props) {
  const podeAutorizar = permite('leilao:liberar-dia', useQuem())
  const conducao = useConducao(leiUid, sala)
  const mesa = useMesa(retrato)
  const { atual } = mesa
  const apelidos = useMesaDeApelidos(leiUid, retrato, atual, conducao.lancar)
  const [ato, setAto] = useState<AtoDaSala | null>(null)
  const [ajuda, setAjuda] = useState(false)
  const pausar = () => void conducao.naSala(retrato.sala.pausada ? 'retomar' : 'pausar')
  const DO_PAINEL: Readonly<Record<AcaoDoPainel, () => void>> = {
    proximoLote: () => mesa.andar(1),
    loteAnterior: () => mesa.andar(-1),
    renovarTempo: () => atual && conducao.agir(atual, 'renovarTempo'),
    desfazerChamada: () => {
      const lote = loteDaAcao('desfazer', mesa)
      if (lote !== null) conducao.agir(lote, 'desfazer')
    },
    pausarOuRetomar: pausar,
    irParaLote: () => document.getElementById('ir-para-lote')?.focus(),
    ajuda: () => setAjuda(true),
    ...apelidos.teclas,
  }
  useTeclado({ mesa, agir: conducao.agir, doPainel: (a) => DO_PAINEL[a](), cancelar: conducao.desistir })
  const foraDoAr =
    sala.ligacao === 'caiu' ||
    sala.ligacao === 'barrada' ||
    sala.ligacao === 'fechada' ||
    retrato.sala.situacao !== 'AO_VIVO'
  return (
    <main className="painel" data-pausada={retrato.sala.pausada || undefined}>
      <title>{`Pregão: ${retrato.leilao.nomeSemData}`}</title>
      <BarraDaSala
        retrato={retrato}
        presenca={sala.presenca}
        ocupada={conducao.ocupada}
        podeAutorizar={podeAutorizar}
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
      <Centro retrato={retrato} mesa={mesa} conducao={conducao} foraDoAr={foraDoAr} />
      <LadoDaMesa
        leiUid={leiUid}
        retrato={retrato}
        mesa={mesa}
        apelidos={apelidos}
        desligado={foraDoAr || retrato.sala.pausada}
      />
      <PedirMotivo conducao={conducao} retrato={retrato} />
      <DialogoDoAto
        ato={ato}
        retrato={retrato}
        conducao={conducao}
        podeAutorizar={podeAutorizar}
        fechar={() => setAto(null)}
      />
      <TodasAsTeclas aberto={ajuda} fechar={() => setAjuda(false)} />
    </main>
  )
}

interface PropsDoCentro {
  readonly retrato: RetratoDaSala
  readonly mesa: MesaDoLeiloeiro
  readonly conducao: Conducao
  readonly foraDoAr: boolean
}

function Centro({ retrato, mesa, conducao, foraDoAr }: PropsDoCentro) {
  const { naFrente } = mesa
  return (
    <div className="painel-centro">
      {naFrente ? (
        <PlacarGigante lote={naFrente} pausada={retrato.sala.pausada} />
      ) : (
        <SemLote retrato={retrato} />
      )}
      <Confirmacao conducao={conducao} mesa={mesa} />
      <TeclasDaMesa conducao={conducao} mesa={mesa} desligada={foraDoAr} />
    </div>
  )
}

function DialogoDoAto(p: {
  readonly ato: AtoDaSala | null
  readonly retrato: RetratoDaSala
  readonly conducao: Conducao
  readonly podeAutorizar: boolean
  fechar(): void
}) {
  return (
    <ConfirmarAtoDaSala
      ato={p.ato}
      retrato={p.retrato}
      podeAutorizar={p.podeAutorizar}
      fechar={p.fechar}
      confirmar={(a, mais) => {
        p.fechar()
        void p.conducao.naSala(a, mais)
      }}
    />
  )
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
        {retrato.sala.entrePracas?.frase ??
          textos[retrato.sala.situacao] ??
          'Este leilão ainda não está pronto.'}
      </p>
      {retrato.sala.entrePracas && (
        <Countdown fim={Date.parse(retrato.sala.entrePracas.comeca)} size="xl" encerrado="Abrindo…" />
      )}
    </section>
  )
}
