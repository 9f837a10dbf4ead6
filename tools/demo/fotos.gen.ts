// Written by tools/demo/desenhar/desenhar.ts; do not edit. Files live in tools/demo/fotos, 4:3, WebP.
export type FotoDemo = { arquivo: string; texto: string }
export type GaleriaDemo = { fotos: readonly FotoDemo[]; giro360: readonly string[] }

/** Pictures by the goods' codigo. */
export const FOTOS: Readonly<Record<string, GaleriaDemo>> = {
  'hb20-unique': {
    fotos: [
      { arquivo: 'hatch-prata-1.webp', texto: 'Hyundai HB20 Unique 1.0 Flex 12V 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-prata-2.webp', texto: 'Hyundai HB20 Unique 1.0 Flex 12V 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-prata-3.webp', texto: 'Hyundai HB20 Unique 1.0 Flex 12V 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-prata-4.webp', texto: 'Hyundai HB20 Unique 1.0 Flex 12V 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-prata-5.webp', texto: 'Hyundai HB20 Unique 1.0 Flex 12V 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'onix-lt': {
    fotos: [
      { arquivo: 'hatch-branca-1.webp', texto: 'Chevrolet Onix Hatch LT 1.0 12V Flex 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-2.webp', texto: 'Chevrolet Onix Hatch LT 1.0 12V Flex 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-3.webp', texto: 'Chevrolet Onix Hatch LT 1.0 12V Flex 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-4.webp', texto: 'Chevrolet Onix Hatch LT 1.0 12V Flex 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-5.webp', texto: 'Chevrolet Onix Hatch LT 1.0 12V Flex 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'gol-trendline': {
    fotos: [
      { arquivo: 'hatch-vermelha-1.webp', texto: 'Volkswagen Gol Trendline 1.0 T. Flex 12V 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-vermelha-2.webp', texto: 'Volkswagen Gol Trendline 1.0 T. Flex 12V 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-vermelha-3.webp', texto: 'Volkswagen Gol Trendline 1.0 T. Flex 12V 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-vermelha-4.webp', texto: 'Volkswagen Gol Trendline 1.0 T. Flex 12V 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-vermelha-5.webp', texto: 'Volkswagen Gol Trendline 1.0 T. Flex 12V 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'corolla-xei': {
    fotos: [
      { arquivo: 'sedan-cinza-1.webp', texto: 'Toyota Corolla XEi 2.0 Flex 16V Automático 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-2.webp', texto: 'Toyota Corolla XEi 2.0 Flex 16V Automático 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-3.webp', texto: 'Toyota Corolla XEi 2.0 Flex 16V Automático 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-4.webp', texto: 'Toyota Corolla XEi 2.0 Flex 16V Automático 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-5.webp', texto: 'Toyota Corolla XEi 2.0 Flex 16V Automático 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: ['giro-sedan-cinza-00.webp', 'giro-sedan-cinza-01.webp', 'giro-sedan-cinza-02.webp', 'giro-sedan-cinza-03.webp', 'giro-sedan-cinza-04.webp', 'giro-sedan-cinza-05.webp', 'giro-sedan-cinza-06.webp', 'giro-sedan-cinza-07.webp', 'giro-sedan-cinza-08.webp', 'giro-sedan-cinza-09.webp', 'giro-sedan-cinza-10.webp', 'giro-sedan-cinza-11.webp', 'giro-sedan-cinza-12.webp', 'giro-sedan-cinza-13.webp', 'giro-sedan-cinza-14.webp', 'giro-sedan-cinza-15.webp', 'giro-sedan-cinza-16.webp', 'giro-sedan-cinza-17.webp', 'giro-sedan-cinza-18.webp', 'giro-sedan-cinza-19.webp', 'giro-sedan-cinza-20.webp', 'giro-sedan-cinza-21.webp', 'giro-sedan-cinza-22.webp', 'giro-sedan-cinza-23.webp'],
  },
  'corolla-altis-hybrid': {
    fotos: [
      { arquivo: 'sedan-branca-1.webp', texto: 'Toyota Corolla Altis Hybrid 1.8 16V Flex Automático 2020/2021, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-branca-2.webp', texto: 'Toyota Corolla Altis Hybrid 1.8 16V Flex Automático 2020/2021, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-branca-3.webp', texto: 'Toyota Corolla Altis Hybrid 1.8 16V Flex Automático 2020/2021, vista lateral (imagem ilustrativa)' },
      { arquivo: 'sedan-branca-4.webp', texto: 'Toyota Corolla Altis Hybrid 1.8 16V Flex Automático 2020/2021, vista frontal (imagem ilustrativa)' },
      { arquivo: 'sedan-branca-5.webp', texto: 'Toyota Corolla Altis Hybrid 1.8 16V Flex Automático 2020/2021, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'civic-exl': {
    fotos: [
      { arquivo: 'sedan-preta-1.webp', texto: 'Honda Civic Sedan EXL 2.0 Flex 16V Automático 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-preta-2.webp', texto: 'Honda Civic Sedan EXL 2.0 Flex 16V Automático 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-preta-3.webp', texto: 'Honda Civic Sedan EXL 2.0 Flex 16V Automático 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'sedan-preta-4.webp', texto: 'Honda Civic Sedan EXL 2.0 Flex 16V Automático 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'sedan-preta-5.webp', texto: 'Honda Civic Sedan EXL 2.0 Flex 16V Automático 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'compass-longitude': {
    fotos: [
      { arquivo: 'suv-cinza-1.webp', texto: 'Jeep Compass Longitude 2.0 4x2 Flex 16V Automático 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-cinza-2.webp', texto: 'Jeep Compass Longitude 2.0 4x2 Flex 16V Automático 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-cinza-3.webp', texto: 'Jeep Compass Longitude 2.0 4x2 Flex 16V Automático 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'suv-cinza-4.webp', texto: 'Jeep Compass Longitude 2.0 4x2 Flex 16V Automático 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'suv-cinza-5.webp', texto: 'Jeep Compass Longitude 2.0 4x2 Flex 16V Automático 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'renegade-sport': {
    fotos: [
      { arquivo: 'suv-azul-1.webp', texto: 'Jeep Renegade Sport 1.8 4x2 Flex 16V Automático 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-azul-2.webp', texto: 'Jeep Renegade Sport 1.8 4x2 Flex 16V Automático 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-azul-3.webp', texto: 'Jeep Renegade Sport 1.8 4x2 Flex 16V Automático 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'suv-azul-4.webp', texto: 'Jeep Renegade Sport 1.8 4x2 Flex 16V Automático 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'suv-azul-5.webp', texto: 'Jeep Renegade Sport 1.8 4x2 Flex 16V Automático 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'tcross-comfortline': {
    fotos: [
      { arquivo: 'suv-branca-1.webp', texto: 'Volkswagen T-Cross Comfortline 1.0 TSI Flex Automático 2020/2021, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-branca-2.webp', texto: 'Volkswagen T-Cross Comfortline 1.0 TSI Flex Automático 2020/2021, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-branca-3.webp', texto: 'Volkswagen T-Cross Comfortline 1.0 TSI Flex Automático 2020/2021, vista lateral (imagem ilustrativa)' },
      { arquivo: 'suv-branca-4.webp', texto: 'Volkswagen T-Cross Comfortline 1.0 TSI Flex Automático 2020/2021, vista frontal (imagem ilustrativa)' },
      { arquivo: 'suv-branca-5.webp', texto: 'Volkswagen T-Cross Comfortline 1.0 TSI Flex Automático 2020/2021, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: ['giro-suv-branca-00.webp', 'giro-suv-branca-01.webp', 'giro-suv-branca-02.webp', 'giro-suv-branca-03.webp', 'giro-suv-branca-04.webp', 'giro-suv-branca-05.webp', 'giro-suv-branca-06.webp', 'giro-suv-branca-07.webp', 'giro-suv-branca-08.webp', 'giro-suv-branca-09.webp', 'giro-suv-branca-10.webp', 'giro-suv-branca-11.webp', 'giro-suv-branca-12.webp', 'giro-suv-branca-13.webp', 'giro-suv-branca-14.webp', 'giro-suv-branca-15.webp', 'giro-suv-branca-16.webp', 'giro-suv-branca-17.webp', 'giro-suv-branca-18.webp', 'giro-suv-branca-19.webp', 'giro-suv-branca-20.webp', 'giro-suv-branca-21.webp', 'giro-suv-branca-22.webp', 'giro-suv-branca-23.webp'],
  },
  'creta-pulse': {
    fotos: [
      { arquivo: 'suv-prata-1.webp', texto: 'Hyundai Creta Pulse Plus 1.6 16V Flex Automático 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-prata-2.webp', texto: 'Hyundai Creta Pulse Plus 1.6 16V Flex Automático 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-prata-3.webp', texto: 'Hyundai Creta Pulse Plus 1.6 16V Flex Automático 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'suv-prata-4.webp', texto: 'Hyundai Creta Pulse Plus 1.6 16V Flex Automático 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'suv-prata-5.webp', texto: 'Hyundai Creta Pulse Plus 1.6 16V Flex Automático 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'kwid-intense': {
    fotos: [
      { arquivo: 'hatch-laranja-1.webp', texto: 'Renault Kwid Intense 1.0 Flex 12V 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-laranja-2.webp', texto: 'Renault Kwid Intense 1.0 Flex 12V 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-laranja-3.webp', texto: 'Renault Kwid Intense 1.0 Flex 12V 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-laranja-4.webp', texto: 'Renault Kwid Intense 1.0 Flex 12V 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-laranja-5.webp', texto: 'Renault Kwid Intense 1.0 Flex 12V 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'argo-drive': {
    fotos: [
      { arquivo: 'hatch-azul-1.webp', texto: 'Fiat Argo Drive 1.0 6V Flex 2020/2021, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-azul-2.webp', texto: 'Fiat Argo Drive 1.0 6V Flex 2020/2021, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-azul-3.webp', texto: 'Fiat Argo Drive 1.0 6V Flex 2020/2021, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-azul-4.webp', texto: 'Fiat Argo Drive 1.0 6V Flex 2020/2021, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-azul-5.webp', texto: 'Fiat Argo Drive 1.0 6V Flex 2020/2021, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'virtus-comfortline': {
    fotos: [
      { arquivo: 'sedan-cinza-1.webp', texto: 'Volkswagen Virtus Comfortline 200 TSI 1.0 Flex Automático 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-2.webp', texto: 'Volkswagen Virtus Comfortline 200 TSI 1.0 Flex Automático 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-3.webp', texto: 'Volkswagen Virtus Comfortline 200 TSI 1.0 Flex Automático 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-4.webp', texto: 'Volkswagen Virtus Comfortline 200 TSI 1.0 Flex Automático 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'sedan-cinza-5.webp', texto: 'Volkswagen Virtus Comfortline 200 TSI 1.0 Flex Automático 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: ['giro-sedan-cinza-00.webp', 'giro-sedan-cinza-01.webp', 'giro-sedan-cinza-02.webp', 'giro-sedan-cinza-03.webp', 'giro-sedan-cinza-04.webp', 'giro-sedan-cinza-05.webp', 'giro-sedan-cinza-06.webp', 'giro-sedan-cinza-07.webp', 'giro-sedan-cinza-08.webp', 'giro-sedan-cinza-09.webp', 'giro-sedan-cinza-10.webp', 'giro-sedan-cinza-11.webp', 'giro-sedan-cinza-12.webp', 'giro-sedan-cinza-13.webp', 'giro-sedan-cinza-14.webp', 'giro-sedan-cinza-15.webp', 'giro-sedan-cinza-16.webp', 'giro-sedan-cinza-17.webp', 'giro-sedan-cinza-18.webp', 'giro-sedan-cinza-19.webp', 'giro-sedan-cinza-20.webp', 'giro-sedan-cinza-21.webp', 'giro-sedan-cinza-22.webp', 'giro-sedan-cinza-23.webp'],
  },
  'leaf': {
    fotos: [
      { arquivo: 'hatch-branca-1.webp', texto: 'Nissan Leaf Elétrico Automático 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-2.webp', texto: 'Nissan Leaf Elétrico Automático 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-3.webp', texto: 'Nissan Leaf Elétrico Automático 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-4.webp', texto: 'Nissan Leaf Elétrico Automático 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-branca-5.webp', texto: 'Nissan Leaf Elétrico Automático 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'hrv-exl': {
    fotos: [
      { arquivo: 'suv-preta-1.webp', texto: 'Honda HR-V EXL 1.8 Flexone 16V Automático 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-preta-2.webp', texto: 'Honda HR-V EXL 1.8 Flexone 16V Automático 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'suv-preta-3.webp', texto: 'Honda HR-V EXL 1.8 Flexone 16V Automático 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'suv-preta-4.webp', texto: 'Honda HR-V EXL 1.8 Flexone 16V Automático 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'suv-preta-5.webp', texto: 'Honda HR-V EXL 1.8 Flexone 16V Automático 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'sandero-expression': {
    fotos: [
      { arquivo: 'hatch-bege-1.webp', texto: 'Renault Sandero Expression Flex 1.0 12V 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-bege-2.webp', texto: 'Renault Sandero Expression Flex 1.0 12V 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-bege-3.webp', texto: 'Renault Sandero Expression Flex 1.0 12V 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-bege-4.webp', texto: 'Renault Sandero Expression Flex 1.0 12V 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-bege-5.webp', texto: 'Renault Sandero Expression Flex 1.0 12V 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'strada-volcano': {
    fotos: [
      { arquivo: 'picape-vermelha-1.webp', texto: 'Fiat Strada Volcano 1.3 Flex 8V Cabine Dupla 2020/2021, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-vermelha-2.webp', texto: 'Fiat Strada Volcano 1.3 Flex 8V Cabine Dupla 2020/2021, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-vermelha-3.webp', texto: 'Fiat Strada Volcano 1.3 Flex 8V Cabine Dupla 2020/2021, vista lateral (imagem ilustrativa)' },
      { arquivo: 'picape-vermelha-4.webp', texto: 'Fiat Strada Volcano 1.3 Flex 8V Cabine Dupla 2020/2021, vista frontal (imagem ilustrativa)' },
      { arquivo: 'picape-vermelha-5.webp', texto: 'Fiat Strada Volcano 1.3 Flex 8V Cabine Dupla 2020/2021, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: ['giro-picape-vermelha-00.webp', 'giro-picape-vermelha-01.webp', 'giro-picape-vermelha-02.webp', 'giro-picape-vermelha-03.webp', 'giro-picape-vermelha-04.webp', 'giro-picape-vermelha-05.webp', 'giro-picape-vermelha-06.webp', 'giro-picape-vermelha-07.webp', 'giro-picape-vermelha-08.webp', 'giro-picape-vermelha-09.webp', 'giro-picape-vermelha-10.webp', 'giro-picape-vermelha-11.webp', 'giro-picape-vermelha-12.webp', 'giro-picape-vermelha-13.webp', 'giro-picape-vermelha-14.webp', 'giro-picape-vermelha-15.webp', 'giro-picape-vermelha-16.webp', 'giro-picape-vermelha-17.webp', 'giro-picape-vermelha-18.webp', 'giro-picape-vermelha-19.webp', 'giro-picape-vermelha-20.webp', 'giro-picape-vermelha-21.webp', 'giro-picape-vermelha-22.webp', 'giro-picape-vermelha-23.webp'],
  },
  'hilux-sr': {
    fotos: [
      { arquivo: 'picape-prata-1.webp', texto: 'Toyota Hilux CD SR 4x4 2.8 TDI Diesel Automático 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-prata-2.webp', texto: 'Toyota Hilux CD SR 4x4 2.8 TDI Diesel Automático 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-prata-3.webp', texto: 'Toyota Hilux CD SR 4x4 2.8 TDI Diesel Automático 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'picape-prata-4.webp', texto: 'Toyota Hilux CD SR 4x4 2.8 TDI Diesel Automático 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'picape-prata-5.webp', texto: 'Toyota Hilux CD SR 4x4 2.8 TDI Diesel Automático 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  's10-lt': {
    fotos: [
      { arquivo: 'picape-branca-1.webp', texto: 'Chevrolet S10 Pick-Up LT 2.8 TDI 4x4 CD Diesel 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-branca-2.webp', texto: 'Chevrolet S10 Pick-Up LT 2.8 TDI 4x4 CD Diesel 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-branca-3.webp', texto: 'Chevrolet S10 Pick-Up LT 2.8 TDI 4x4 CD Diesel 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'picape-branca-4.webp', texto: 'Chevrolet S10 Pick-Up LT 2.8 TDI 4x4 CD Diesel 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'picape-branca-5.webp', texto: 'Chevrolet S10 Pick-Up LT 2.8 TDI 4x4 CD Diesel 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'ranger-xls': {
    fotos: [
      { arquivo: 'picape-azul-1.webp', texto: 'Ford Ranger XLS 2.2 4x4 CD Diesel Automático 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-azul-2.webp', texto: 'Ford Ranger XLS 2.2 4x4 CD Diesel Automático 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-azul-3.webp', texto: 'Ford Ranger XLS 2.2 4x4 CD Diesel Automático 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'picape-azul-4.webp', texto: 'Ford Ranger XLS 2.2 4x4 CD Diesel Automático 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'picape-azul-5.webp', texto: 'Ford Ranger XLS 2.2 4x4 CD Diesel Automático 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'toro-freedom': {
    fotos: [
      { arquivo: 'picape-preta-1.webp', texto: 'Fiat Toro Freedom 1.8 16V Flex Automático 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-preta-2.webp', texto: 'Fiat Toro Freedom 1.8 16V Flex Automático 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'picape-preta-3.webp', texto: 'Fiat Toro Freedom 1.8 16V Flex Automático 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'picape-preta-4.webp', texto: 'Fiat Toro Freedom 1.8 16V Flex Automático 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'picape-preta-5.webp', texto: 'Fiat Toro Freedom 1.8 16V Flex Automático 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'fiorino-evo': {
    fotos: [
      { arquivo: 'furgao-branca-1.webp', texto: 'Fiat Fiorino Furgão EVO 1.4 Flex 8V 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'furgao-branca-2.webp', texto: 'Fiat Fiorino Furgão EVO 1.4 Flex 8V 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'furgao-branca-3.webp', texto: 'Fiat Fiorino Furgão EVO 1.4 Flex 8V 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'furgao-branca-4.webp', texto: 'Fiat Fiorino Furgão EVO 1.4 Flex 8V 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'furgao-branca-5.webp', texto: 'Fiat Fiorino Furgão EVO 1.4 Flex 8V 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'master-grand': {
    fotos: [
      { arquivo: 'furgao-prata-1.webp', texto: 'Renault Master 2.3 dCi Grand Furgão 16V Diesel 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'furgao-prata-2.webp', texto: 'Renault Master 2.3 dCi Grand Furgão 16V Diesel 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'furgao-prata-3.webp', texto: 'Renault Master 2.3 dCi Grand Furgão 16V Diesel 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'furgao-prata-4.webp', texto: 'Renault Master 2.3 dCi Grand Furgão 16V Diesel 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'furgao-prata-5.webp', texto: 'Renault Master 2.3 dCi Grand Furgão 16V Diesel 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'cg160-titan': {
    fotos: [
      { arquivo: 'moto-vermelha-1.webp', texto: 'Honda CG 160 Titan 2020/2021, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-vermelha-2.webp', texto: 'Honda CG 160 Titan 2020/2021, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-vermelha-3.webp', texto: 'Honda CG 160 Titan 2020/2021, vista lateral (imagem ilustrativa)' },
      { arquivo: 'moto-vermelha-4.webp', texto: 'Honda CG 160 Titan 2020/2021, vista frontal (imagem ilustrativa)' },
      { arquivo: 'moto-vermelha-5.webp', texto: 'Honda CG 160 Titan 2020/2021, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'fazer-250': {
    fotos: [
      { arquivo: 'moto-azul-1.webp', texto: 'Yamaha Fazer 250 FZ25 ABS 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-azul-2.webp', texto: 'Yamaha Fazer 250 FZ25 ABS 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-azul-3.webp', texto: 'Yamaha Fazer 250 FZ25 ABS 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'moto-azul-4.webp', texto: 'Yamaha Fazer 250 FZ25 ABS 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'moto-azul-5.webp', texto: 'Yamaha Fazer 250 FZ25 ABS 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'xre-300': {
    fotos: [
      { arquivo: 'moto-branca-1.webp', texto: 'Honda XRE 300 ABS 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-branca-2.webp', texto: 'Honda XRE 300 ABS 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-branca-3.webp', texto: 'Honda XRE 300 ABS 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'moto-branca-4.webp', texto: 'Honda XRE 300 ABS 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'moto-branca-5.webp', texto: 'Honda XRE 300 ABS 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'cb500f': {
    fotos: [
      { arquivo: 'moto-preta-1.webp', texto: 'Honda CB 500F ABS 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-preta-2.webp', texto: 'Honda CB 500F ABS 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-preta-3.webp', texto: 'Honda CB 500F ABS 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'moto-preta-4.webp', texto: 'Honda CB 500F ABS 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'moto-preta-5.webp', texto: 'Honda CB 500F ABS 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'mt03': {
    fotos: [
      { arquivo: 'moto-cinza-1.webp', texto: 'Yamaha MT-03 ABS 2020/2021, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-cinza-2.webp', texto: 'Yamaha MT-03 ABS 2020/2021, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'moto-cinza-3.webp', texto: 'Yamaha MT-03 ABS 2020/2021, vista lateral (imagem ilustrativa)' },
      { arquivo: 'moto-cinza-4.webp', texto: 'Yamaha MT-03 ABS 2020/2021, vista frontal (imagem ilustrativa)' },
      { arquivo: 'moto-cinza-5.webp', texto: 'Yamaha MT-03 ABS 2020/2021, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'scania-r450': {
    fotos: [
      { arquivo: 'cavalo-branca-1.webp', texto: 'Scania R 450 A 6x2 Diesel E5 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'cavalo-branca-2.webp', texto: 'Scania R 450 A 6x2 Diesel E5 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'cavalo-branca-3.webp', texto: 'Scania R 450 A 6x2 Diesel E5 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'cavalo-branca-4.webp', texto: 'Scania R 450 A 6x2 Diesel E5 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'cavalo-branca-5.webp', texto: 'Scania R 450 A 6x2 Diesel E5 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'volvo-fh460': {
    fotos: [
      { arquivo: 'cavalo-vermelha-1.webp', texto: 'Volvo FH 460 6x2T Diesel E5 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'cavalo-vermelha-2.webp', texto: 'Volvo FH 460 6x2T Diesel E5 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'cavalo-vermelha-3.webp', texto: 'Volvo FH 460 6x2T Diesel E5 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'cavalo-vermelha-4.webp', texto: 'Volvo FH 460 6x2T Diesel E5 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'cavalo-vermelha-5.webp', texto: 'Volvo FH 460 6x2T Diesel E5 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'delivery-11180': {
    fotos: [
      { arquivo: 'caminhao-bau-branca-1.webp', texto: 'Volkswagen Delivery 11.180 Baú Diesel E5 2019/2020, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-branca-2.webp', texto: 'Volkswagen Delivery 11.180 Baú Diesel E5 2019/2020, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-branca-3.webp', texto: 'Volkswagen Delivery 11.180 Baú Diesel E5 2019/2020, vista lateral (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-branca-4.webp', texto: 'Volkswagen Delivery 11.180 Baú Diesel E5 2019/2020, vista frontal (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-branca-5.webp', texto: 'Volkswagen Delivery 11.180 Baú Diesel E5 2019/2020, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'accelo-1016': {
    fotos: [
      { arquivo: 'caminhao-bau-azul-1.webp', texto: 'Mercedes-Benz Accelo 1016 Baú Frigorífico Diesel E5 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-azul-2.webp', texto: 'Mercedes-Benz Accelo 1016 Baú Frigorífico Diesel E5 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-azul-3.webp', texto: 'Mercedes-Benz Accelo 1016 Baú Frigorífico Diesel E5 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-azul-4.webp', texto: 'Mercedes-Benz Accelo 1016 Baú Frigorífico Diesel E5 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'caminhao-bau-azul-5.webp', texto: 'Mercedes-Benz Accelo 1016 Baú Frigorífico Diesel E5 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'tector-cacamba': {
    fotos: [
      { arquivo: 'caminhao-cacamba-amarela-1.webp', texto: 'Iveco Tector 240E30 6x2 Caçamba Diesel E5 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'caminhao-cacamba-amarela-2.webp', texto: 'Iveco Tector 240E30 6x2 Caçamba Diesel E5 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'caminhao-cacamba-amarela-3.webp', texto: 'Iveco Tector 240E30 6x2 Caçamba Diesel E5 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'caminhao-cacamba-amarela-4.webp', texto: 'Iveco Tector 240E30 6x2 Caçamba Diesel E5 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'caminhao-cacamba-amarela-5.webp', texto: 'Iveco Tector 240E30 6x2 Caçamba Diesel E5 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'onibus-of1721': {
    fotos: [
      { arquivo: 'onibus-azul-1.webp', texto: 'Mercedes-Benz OF-1721 Ônibus Urbano 44 lugares 2013/2014, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'onibus-azul-2.webp', texto: 'Mercedes-Benz OF-1721 Ônibus Urbano 44 lugares 2013/2014, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'onibus-azul-3.webp', texto: 'Mercedes-Benz OF-1721 Ônibus Urbano 44 lugares 2013/2014, vista lateral (imagem ilustrativa)' },
      { arquivo: 'onibus-azul-4.webp', texto: 'Mercedes-Benz OF-1721 Ônibus Urbano 44 lugares 2013/2014, vista frontal (imagem ilustrativa)' },
      { arquivo: 'onibus-azul-5.webp', texto: 'Mercedes-Benz OF-1721 Ônibus Urbano 44 lugares 2013/2014, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'randon-sider': {
    fotos: [
      { arquivo: 'carreta-prata-1.webp', texto: 'Randon Semirreboque Sider SR FG 3 eixos 30 paletes 2016/2017, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'carreta-prata-2.webp', texto: 'Randon Semirreboque Sider SR FG 3 eixos 30 paletes 2016/2017, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'carreta-prata-3.webp', texto: 'Randon Semirreboque Sider SR FG 3 eixos 30 paletes 2016/2017, vista lateral (imagem ilustrativa)' },
      { arquivo: 'carreta-prata-4.webp', texto: 'Randon Semirreboque Sider SR FG 3 eixos 30 paletes 2016/2017, vista frontal (imagem ilustrativa)' },
      { arquivo: 'carreta-prata-5.webp', texto: 'Randon Semirreboque Sider SR FG 3 eixos 30 paletes 2016/2017, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'jd-6110j': {
    fotos: [
      { arquivo: 'trator-verde-1.webp', texto: 'John Deere 6110J Trator agrícola 4x4 110 cv 2017/2017, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'trator-verde-2.webp', texto: 'John Deere 6110J Trator agrícola 4x4 110 cv 2017/2017, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'trator-verde-3.webp', texto: 'John Deere 6110J Trator agrícola 4x4 110 cv 2017/2017, vista lateral (imagem ilustrativa)' },
      { arquivo: 'trator-verde-4.webp', texto: 'John Deere 6110J Trator agrícola 4x4 110 cv 2017/2017, vista frontal (imagem ilustrativa)' },
      { arquivo: 'trator-verde-5.webp', texto: 'John Deere 6110J Trator agrícola 4x4 110 cv 2017/2017, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'mf-4275': {
    fotos: [
      { arquivo: 'trator-vermelha-1.webp', texto: 'Massey Ferguson 4275 Trator agrícola 4x4 75 cv 2014/2015, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'trator-vermelha-2.webp', texto: 'Massey Ferguson 4275 Trator agrícola 4x4 75 cv 2014/2015, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'trator-vermelha-3.webp', texto: 'Massey Ferguson 4275 Trator agrícola 4x4 75 cv 2014/2015, vista lateral (imagem ilustrativa)' },
      { arquivo: 'trator-vermelha-4.webp', texto: 'Massey Ferguson 4275 Trator agrícola 4x4 75 cv 2014/2015, vista frontal (imagem ilustrativa)' },
      { arquivo: 'trator-vermelha-5.webp', texto: 'Massey Ferguson 4275 Trator agrícola 4x4 75 cv 2014/2015, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'jcb-3cx': {
    fotos: [
      { arquivo: 'retroescavadeira-amarela-1.webp', texto: 'JCB 3CX Retroescavadeira 4x4 2015/2016, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'retroescavadeira-amarela-2.webp', texto: 'JCB 3CX Retroescavadeira 4x4 2015/2016, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'retroescavadeira-amarela-3.webp', texto: 'JCB 3CX Retroescavadeira 4x4 2015/2016, vista lateral (imagem ilustrativa)' },
      { arquivo: 'retroescavadeira-amarela-4.webp', texto: 'JCB 3CX Retroescavadeira 4x4 2015/2016, vista frontal (imagem ilustrativa)' },
      { arquivo: 'retroescavadeira-amarela-5.webp', texto: 'JCB 3CX Retroescavadeira 4x4 2015/2016, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'hyster-h50': {
    fotos: [
      { arquivo: 'empilhadeira-amarela-1.webp', texto: 'Hyster H50XT Empilhadeira GLP 2,5 t 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'empilhadeira-amarela-2.webp', texto: 'Hyster H50XT Empilhadeira GLP 2,5 t 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'empilhadeira-amarela-3.webp', texto: 'Hyster H50XT Empilhadeira GLP 2,5 t 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'empilhadeira-amarela-4.webp', texto: 'Hyster H50XT Empilhadeira GLP 2,5 t 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'empilhadeira-amarela-5.webp', texto: 'Hyster H50XT Empilhadeira GLP 2,5 t 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'casa-sorocaba': {
    fotos: [
      { arquivo: 'casa-branca-1.webp', texto: 'Casa térrea — Jardim das Paineiras, 142 m², vista da rua pela esquerda (imagem ilustrativa)' },
      { arquivo: 'casa-branca-2.webp', texto: 'Casa térrea — Jardim das Paineiras, 142 m², vista da rua pela direita (imagem ilustrativa)' },
      { arquivo: 'casa-branca-3.webp', texto: 'Casa térrea — Jardim das Paineiras, 142 m², vista da rua (imagem ilustrativa)' },
      { arquivo: 'casa-branca-4.webp', texto: 'Casa térrea — Jardim das Paineiras, 142 m², vista frontal (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'terreno-goiania': {
    fotos: [
      { arquivo: 'terreno-branca-1.webp', texto: 'Terreno urbano — Residencial Buriti Sereno, 360 m², vista da rua pela esquerda (imagem ilustrativa)' },
      { arquivo: 'terreno-branca-2.webp', texto: 'Terreno urbano — Residencial Buriti Sereno, 360 m², vista da rua pela direita (imagem ilustrativa)' },
      { arquivo: 'terreno-branca-3.webp', texto: 'Terreno urbano — Residencial Buriti Sereno, 360 m², vista da rua (imagem ilustrativa)' },
      { arquivo: 'terreno-branca-4.webp', texto: 'Terreno urbano — Residencial Buriti Sereno, 360 m², vista frontal (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'cessna-172': {
    fotos: [
      { arquivo: 'aviao-branca-1.webp', texto: 'Cessna 172 Skyhawk 172R Monomotor quatro lugares 1998/1998, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'aviao-branca-2.webp', texto: 'Cessna 172 Skyhawk 172R Monomotor quatro lugares 1998/1998, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'aviao-branca-3.webp', texto: 'Cessna 172 Skyhawk 172R Monomotor quatro lugares 1998/1998, vista lateral (imagem ilustrativa)' },
      { arquivo: 'aviao-branca-4.webp', texto: 'Cessna 172 Skyhawk 172R Monomotor quatro lugares 1998/1998, vista frontal (imagem ilustrativa)' },
      { arquivo: 'aviao-branca-5.webp', texto: 'Cessna 172 Skyhawk 172R Monomotor quatro lugares 1998/1998, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'focker-242': {
    fotos: [
      { arquivo: 'lancha-branca-1.webp', texto: 'Fibrafort Focker 242 GTO com motor V8 320 hp 2014/2015, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'lancha-branca-2.webp', texto: 'Fibrafort Focker 242 GTO com motor V8 320 hp 2014/2015, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'lancha-branca-3.webp', texto: 'Fibrafort Focker 242 GTO com motor V8 320 hp 2014/2015, vista lateral (imagem ilustrativa)' },
      { arquivo: 'lancha-branca-4.webp', texto: 'Fibrafort Focker 242 GTO com motor V8 320 hp 2014/2015, vista frontal (imagem ilustrativa)' },
      { arquivo: 'lancha-branca-5.webp', texto: 'Fibrafort Focker 242 GTO com motor V8 320 hp 2014/2015, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'ventura-195': {
    fotos: [
      { arquivo: 'lancha-azul-1.webp', texto: 'Ventura V195 Comfort com motor de popa 115 hp 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'lancha-azul-2.webp', texto: 'Ventura V195 Comfort com motor de popa 115 hp 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'lancha-azul-3.webp', texto: 'Ventura V195 Comfort com motor de popa 115 hp 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'lancha-azul-4.webp', texto: 'Ventura V195 Comfort com motor de popa 115 hp 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'lancha-azul-5.webp', texto: 'Ventura V195 Comfort com motor de popa 115 hp 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'polo-msi-media': {
    fotos: [
      { arquivo: 'hatch-batido-branca-1.webp', texto: 'Volkswagen Polo 1.6 MSI Flex 16V 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-branca-2.webp', texto: 'Volkswagen Polo 1.6 MSI Flex 16V 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-branca-3.webp', texto: 'Volkswagen Polo 1.6 MSI Flex 16V 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-branca-4.webp', texto: 'Volkswagen Polo 1.6 MSI Flex 16V 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-branca-5.webp', texto: 'Volkswagen Polo 1.6 MSI Flex 16V 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'jetta-media': {
    fotos: [
      { arquivo: 'sedan-batido-preta-1.webp', texto: 'Volkswagen Jetta Comfortline 250 TSI 1.4 Flex Automático 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-batido-preta-2.webp', texto: 'Volkswagen Jetta Comfortline 250 TSI 1.4 Flex Automático 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-batido-preta-3.webp', texto: 'Volkswagen Jetta Comfortline 250 TSI 1.4 Flex Automático 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'sedan-batido-preta-4.webp', texto: 'Volkswagen Jetta Comfortline 250 TSI 1.4 Flex Automático 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'sedan-batido-preta-5.webp', texto: 'Volkswagen Jetta Comfortline 250 TSI 1.4 Flex Automático 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'ka-pequena': {
    fotos: [
      { arquivo: 'hatch-batido-azul-1.webp', texto: 'Ford Ka 1.5 SE 12V Flex Automático 2018/2019, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-azul-2.webp', texto: 'Ford Ka 1.5 SE 12V Flex Automático 2018/2019, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-azul-3.webp', texto: 'Ford Ka 1.5 SE 12V Flex Automático 2018/2019, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-azul-4.webp', texto: 'Ford Ka 1.5 SE 12V Flex Automático 2018/2019, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-azul-5.webp', texto: 'Ford Ka 1.5 SE 12V Flex Automático 2018/2019, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'celta-sucata': {
    fotos: [
      { arquivo: 'hatch-batido-cinza-1.webp', texto: 'Chevrolet Celta Spirit/LT 1.0 MPFI 8V FlexPower 5p 2009/2010, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-cinza-2.webp', texto: 'Chevrolet Celta Spirit/LT 1.0 MPFI 8V FlexPower 5p 2009/2010, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-cinza-3.webp', texto: 'Chevrolet Celta Spirit/LT 1.0 MPFI 8V FlexPower 5p 2009/2010, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-cinza-4.webp', texto: 'Chevrolet Celta Spirit/LT 1.0 MPFI 8V FlexPower 5p 2009/2010, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-cinza-5.webp', texto: 'Chevrolet Celta Spirit/LT 1.0 MPFI 8V FlexPower 5p 2009/2010, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'palio-sucata': {
    fotos: [
      { arquivo: 'hatch-batido-vermelha-1.webp', texto: 'Fiat Palio 1.0 Economy Fire Flex 8V 4p 2008/2009, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-vermelha-2.webp', texto: 'Fiat Palio 1.0 Economy Fire Flex 8V 4p 2008/2009, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-vermelha-3.webp', texto: 'Fiat Palio 1.0 Economy Fire Flex 8V 4p 2008/2009, vista lateral (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-vermelha-4.webp', texto: 'Fiat Palio 1.0 Economy Fire Flex 8V 4p 2008/2009, vista frontal (imagem ilustrativa)' },
      { arquivo: 'hatch-batido-vermelha-5.webp', texto: 'Fiat Palio 1.0 Economy Fire Flex 8V 4p 2008/2009, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
  'versa-sucata': {
    fotos: [
      { arquivo: 'sedan-batido-prata-1.webp', texto: 'Nissan Versa S 1.6 16V FlexStart 2017/2018, vista dianteira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-batido-prata-2.webp', texto: 'Nissan Versa S 1.6 16V FlexStart 2017/2018, vista traseira em três quartos (imagem ilustrativa)' },
      { arquivo: 'sedan-batido-prata-3.webp', texto: 'Nissan Versa S 1.6 16V FlexStart 2017/2018, vista lateral (imagem ilustrativa)' },
      { arquivo: 'sedan-batido-prata-4.webp', texto: 'Nissan Versa S 1.6 16V FlexStart 2017/2018, vista frontal (imagem ilustrativa)' },
      { arquivo: 'sedan-batido-prata-5.webp', texto: 'Nissan Versa S 1.6 16V FlexStart 2017/2018, detalhe dianteiro (imagem ilustrativa)' },
    ],
    giro360: [],
  },
}
