// What the house asks the driver to inspect where he collects: how far each is, and the way into it.
import { Button } from '@martelo/ui/button.tsx'
import { emQueEsta } from '../vistorias/rascunho-de-vistoria.ts'
import type { VistoriasDaViagem } from './usar-vistorias-da-viagem.ts'
import type { NaEstrada } from './viagem.tsx'

interface Props {
  readonly r: Pick<NaEstrada, 'vistorias'>
  readonly vistorias: VistoriasDaViagem
  readonly abrir: (uid: string) => void
}

export function CartaoDasVistorias({ r, vistorias: { aqui, pronto, comecar }, abrir }: Props) {
  const daqui = new Set(aqui.map((x) => x.uid))
  const porComecar = r.vistorias.filter((v) => !daqui.has(v.uid))
  if (aqui.length + porComecar.length === 0) return null
  return (
    <section className="viagem-cartao" aria-label="Vistoria">
      <h2>Vistoria</h2>
      {aqui.map((x) => (
        <div key={x.uid} className="viagem-fotos">
          <p role="status">
            {x.tipo}: {emQueEsta(x)}
          </p>
          {x.erro && (
            <p className="viagem-aviso" role="alert">
              {x.erro}
            </p>
          )}
          <Button variant={x.terminada || x.fim ? 'secondary' : 'primary'} block onClick={() => abrir(x.uid)}>
            {x.terminada || x.fim ? 'Ver a vistoria' : 'Continuar a vistoria'}
          </Button>
        </div>
      ))}
      {porComecar.map((v) => (
        <div key={v.uid} className="viagem-fotos">
          <p>{v.tipo}, antes de carregar o veículo.</p>
          <Button
            variant="primary"
            block
            disabled={!pronto}
            onClick={() => void comecar(v).then(() => abrir(v.uid))}
          >
            Fazer a vistoria
          </Button>
        </div>
      ))}
    </section>
  )
}
