// What a visitor must know of a yard before he goes there.
import type { PatioPublico } from '@martelo/contracts/patios/patio.schemas.ts'
import {
  enderecoDoTelefone,
  mostrarTelefone,
} from '@martelo/domain/comum/identificadores/telefone-da-casa.ts'
import { IconClock, IconMapPin } from '@martelo/ui/icones.tsx'
import { IconPhone } from '@martelo/ui/icones-de-ferramenta.tsx'
import type { ReactNode } from 'react'
import { quantos, usePalavras } from '../../../core/palavras-do-site.ts'

export function FatosDoPatio({ patio: t, children }: { patio: PatioPublico; children?: ReactNode }) {
  const p = usePalavras()
  return (
    <>
      <p>
        <IconMapPin size={16} /> {t.endereco}, {t.cidade}/{t.estadoUf}
      </p>
      <p>
        <IconClock size={16} /> {t.abre.slice(0, 5)} às {t.fecha.slice(0, 5)}
      </p>
      {children}
      {t.telefone && (
        <p>
          <IconPhone size={16} /> <a href={enderecoDoTelefone(t.telefone)}>{mostrarTelefone(t.telefone)}</a>
        </p>
      )}
      <p>{quantos(t.quantidadeLotes, p.lote)}</p>
    </>
  )
}
