// The large screen of the hall: picture, lot, value and clock to be read from the last row, and what comes next. Nothing to
// press; the price is the room's, as everywhere.
import { Money } from '@martelo/ui/money.tsx'
import { OfflineBanner } from '@martelo/ui/offline-banner.tsx'
import { doServidor } from '../../../core/contexto.ts'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { arrumar, loteNoPalco } from '../../../parts/pregao/sala.ts'
import { useSala } from '../../../parts/pregao/usar-sala.ts'
import { Cabeca } from '../cabeca.tsx'
import type { Route } from './+types/telao.screen.ts'
import './auditorio.css'
import { carregarAuditorio } from './carregar-auditorio.server.ts'
import { Palco } from './palco.tsx'
import './telao.css'

const PROXIMOS = 6

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  carregarAuditorio(context.get(doServidor), params.leiUid, url)

export default function Telao({ loaderData, params: { leiUid } }: Route.ComponentProps) {
  const sala = useSala(leiUid, { inicial: loaderData.sala })
  const retrato = sala.retrato ?? loaderData.sala
  const p = usePalavras()
  const noPalco = loteNoPalco(retrato)
  const proximos = arrumar(retrato).aVir.filter((l) => l !== noPalco)
  return (
    <div className="telao">
      <Cabeca
        titulo={`Telão: ${retrato.leilao.nomeSemData}`}
        descricao={`A sala de ${retrato.leilao.nomeSemData} para a tela grande.`}
        canonico={`/auditorio/${leiUid}`}
        indexar={false}
      />
      <Palco retrato={retrato} lote={noPalco} />
      <section className="telao__lado" aria-label={`Próximos ${p.lote.varios}`}>
        <p className="telao__leilao">{retrato.leilao.nomeSemData}</p>
        <OfflineBanner reconnecting={sala.ligacao === 'caiu'} />
        <h2>{`Próximos ${p.lote.varios}`}</h2>
        <ol>
          {proximos.slice(0, PROXIMOS).map(({ estado }) => (
            <li key={estado.lelUid}>
              <span>
                <b>{estado.numero}</b> {estado.nome}
              </span>
              <Money centavos={estado.valorVendido ?? estado.valor ?? estado.minimo} />
            </li>
          ))}
        </ol>
        {proximos.length === 0 && <p>{`Não há mais ${p.lote.varios} na fila.`}</p>}
        <p className="telao__convite">
          {`${inicial(p.darLance)} pelo site: abra ${p.auditorio.genero === 'f' ? 'a' : 'o'} ${p.auditorio.um} no seu telefone.`}
        </p>
      </section>
    </div>
  )
}
